import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './DescriptionList.css';

/** One fact. */
export interface Description {
  /** What it is. */
  term: ReactNode;
  /** Its value, or several; where there is none a dash shows. */
  value?: ReactNode | readonly ReactNode[];
  /** Icon before the term. */
  icon?: IconType;
  /** Key, where the term is no text. */
  id?: string;
  /** Makes the line strong: a total. */
  strong?: boolean;
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** The facts, in order. */
  items: readonly Description[];
  /**
   * `rows` term beside value, `ends` value at the end edge (sums), `stacked` value under its term, `columns` a grid of such.
   * @default 'rows'
   */
  layout?: keyof typeof styles.layout;
  /**
   * Width of the terms in `rows`, px.
   * @default 160
   */
  termWidth?: number;
  /**
   * Least width of a column in `columns`, px.
   * @default 180
   */
  minColumn?: number;
  /**
   * Hairlines between the facts; not in `columns`.
   * @default false
   */
  divided?: boolean;
  /** The root element. */
  ref?: Ref<HTMLDListElement>;
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Facts of one thing: terms and their values. */
export function DescriptionList({
  items,
  layout = 'rows',
  termWidth = 160,
  minColumn = 180,
  divided = false,
  className,
  style,
  ref,
  ...rest
}: DescriptionListProps) {
  const widths = { '--term': `minmax(0, ${termWidth}px)`, '--column': `${minColumn}px` };
  return (
    <dl
      ref={ref}
      {...rest}
      className={cx(styles.root, styles.layout[layout], className)}
      style={{ ...widths, ...style } as never}
    >
      {items.map(({ term, value, icon, id, strong }, index) => (
        <div
          key={id ?? (typeof term === 'string' ? term : index)}
          className={cx(styles.item[layout], divided && layout !== 'columns' && styles.divided)}
        >
          <dt className={cx(text.label, styles.term, strong && styles.strong)}>
            {icon && <Icon as={icon} size={16} className={styles.icon} />}
            {term}
          </dt>
          {(Array.isArray(value) ? (value as readonly ReactNode[]) : [value as ReactNode]).map((one, at) => (
            <dd
              // oxlint-disable-next-line react/no-array-index-key -- values of one term have no key of their own
              key={at}
              className={cx(
                text.body,
                styles.value,
                layout === 'ends' && styles.atEnd,
                strong && styles.strong,
                isNothing(one) && styles.empty,
              )}
            >
              {isNothing(one) ? '—' : layout === 'ends' && typeof one !== 'object' ? <bdi>{one}</bdi> : one}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
