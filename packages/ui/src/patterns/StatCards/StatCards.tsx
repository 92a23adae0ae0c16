import type { HTMLAttributes, Ref } from 'react';
import { Grid, GridItem } from '../../components/Grid/Grid';
import { StatCard, type StatCardProps } from '../../components/StatCard/StatCard';
import { cx } from '../../css/cx';
import * as styles from './StatCards.css';

export interface StatCardsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children' | 'onSelect'> {
  /** What the numbers are of: "Tonight". */
  label: string;
  /** The cards in order. */
  items: readonly (Omit<StatCardProps, 'ref'> & { id: string })[];
  /** Narrowest a card may become before the next one goes to another row, px. @default 176 */
  minColumn?: number;
  /** The card that the view follows, where they are buttons. */
  value?: string;
  /** Makes every card a button, and is called with the one that was pressed. */
  onValueChange?: (id: string) => void;
  /** The numbers are on their way: blocks of their geometry. @default false */
  loading?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLUListElement>;
}

/** Numbers beside each other, as many in a row as there is room for. */
export function StatCards({
  label,
  items,
  minColumn = 176,
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
      minColumn={minColumn}
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
