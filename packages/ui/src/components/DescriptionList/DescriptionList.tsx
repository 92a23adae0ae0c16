import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { text } from '../../css/typography.css';
import { Icon, type IconType } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './DescriptionList.css';

/** A term with its value. */
export interface Description {
  /** The term. */
  term: ReactNode;
  /** The value, or an array of values. A dash is shown for an empty value. */
  value?: ReactNode | readonly ReactNode[];
  /** Icon before the term. */
  icon?: IconType;
  /** React key. Required if `term` is not a string. */
  id?: string;
  /** Emphasizes the row, for example a total. */
  strong?: boolean;
}

export interface DescriptionListProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** Terms and values, in order. */
  items: readonly Description[];
  /**
   * `rows`: value next to its term. `ends`: value at the end edge, for sums. `stacked`: value below its term. `columns`: a grid of stacked items.
   * @default 'rows'
   */
  layout?: keyof typeof styles.layout;
  /**
   * Width of the terms in `rows`, in px.
   * @default 160
   */
  termWidth?: number;
  /**
   * Minimum width of a column in `columns`, in px.
   * @default 180
   */
  minColumn?: number;
  /**
   * Shows hairlines between the items. Not available for `columns`.
   * @default false
   */
  divided?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLDListElement>;
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Terms and their values. */
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
              // oxlint-disable-next-line react/no-array-index-key -- values of a term have no key
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
