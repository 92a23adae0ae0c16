import { useId, useRef, type ReactNode, type Ref, type TableHTMLAttributes } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { useOverflow } from '../../private/hooks/useOverflow';
import * as visuallyHidden from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './PlainTable.css';

export interface PlainTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** What the table shows; it names it. */
  caption: ReactNode;
  /**
   * Keeps the caption for screen readers alone, where a heading over the table says the same.
   * @default false
   */
  hideCaption?: boolean;
  /**
   * Height of the rows: 44 or 36 px.
   * @default 'comfortable'
   */
  size?: keyof typeof styles.size;
  /**
   * Tints every second row.
   * @default false
   */
  striped?: boolean;
  /**
   * Tints the row under the pointer.
   * @default false
   */
  hoverable?: boolean;
  /**
   * Hairlines between the columns too.
   * @default false
   */
  bordered?: boolean;
  /**
   * A box of its own around the table; leave it out inside a card.
   * @default false
   */
  boxed?: boolean;
  /** Height above which the rows scroll under the head, px. */
  maxBlockSize?: number;
  /** The table. */
  ref?: Ref<HTMLTableElement>;
}

/** The look of a native table: give it `thead`, `tbody` and `tfoot`. It does not sort, page or select (DataTable does). */
export function PlainTable({
  caption,
  hideCaption = false,
  size = 'comfortable',
  striped = false,
  hoverable = false,
  bordered = false,
  boxed = false,
  maxBlockSize,
  className,
  children,
  ref,
  ...rest
}: PlainTableProps) {
  const captionId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(frame);
  const scrolls = overflow.inline || overflow.block;
  return (
    <div
      ref={frame}
      // Only what scrolls is a stop for the keyboard.
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-labelledby': captionId })}
      className={cx(styles.frame, boxed && styles.boxed, className)}
      style={maxBlockSize === undefined ? undefined : { maxBlockSize }}
    >
      <table
        ref={ref}
        {...rest}
        className={cx(
          styles.table,
          styles.size[size],
          striped && styles.striped,
          hoverable && styles.hovers,
          bordered && styles.gridded,
          maxBlockSize !== undefined && styles.sticky,
        )}
      >
        <caption id={captionId} className={hideCaption ? visuallyHidden.root : text.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}
