import type { HTMLAttributes, Ref } from 'react';
import { Grid, GridItem } from '../../components/Grid/Grid';
import { StatCard, type StatCardProps } from '../../components/StatCard/StatCard';
import { cx } from '../../css/cx';
import * as styles from './StatCards.css';

export interface StatCardsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children' | 'onSelect'> {
  /** Accessible name, such as "Tonight". */
  label: string;
  /** Cards, in order. */
  items: readonly (Omit<StatCardProps, 'ref'> & { id: string })[];
  /** Minimum card width before wrapping, px. @default 160 */
  minColumn?: number;
  /** ID of the selected card. */
  value?: string;
  /** Called with the ID of a pressed card. Makes every card a button. */
  onValueChange?: (id: string) => void;
  /** If true, shows skeletons in every card. @default false */
  loading?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLUListElement>;
}

/** A row of key figures that wraps. */
export function StatCards({
  label,
  items,
  minColumn = 160,
  value,
  onValueChange,
  loading = false,
  className,
  ref,
  ...rest
}: StatCardsProps) {
  return (
    <Grid
      as="ul"
      ref={ref as Ref<HTMLElement>}
      aria-label={label}
      columns={`repeat(auto-fit, minmax(min(${minColumn}px, 100%), 1fr))`}
      gap="px12"
      {...(rest as HTMLAttributes<HTMLElement>)}
      className={className}
    >
      {items.map(({ id, className: cardClass, ...card }) => (
        <GridItem as="li" key={id}>
          <StatCard
            {...card}
            {...(onValueChange && { onClick: () => onValueChange(id), selected: id === value })}
            loading={loading || card.loading}
            className={cx(styles.card, cardClass)}
          />
        </GridItem>
      ))}
    </Grid>
  );
}
