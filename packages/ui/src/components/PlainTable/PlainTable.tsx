import { useId, useRef, type ReactNode, type Ref, type TableHTMLAttributes } from 'react';
import { text } from '../../css/typography.css';
import { cx } from '../../css/cx';
import { useOverflow } from '../../private/hooks/useOverflow';
import * as visuallyHidden from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './PlainTable.css';

export interface PlainTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Caption and accessible name of the table. */
  caption: ReactNode;
  /**
   * If true, the caption is visually hidden. Use it below a heading with the same text.
   * @default false
   */
  hideCaption?: boolean;
  /**
   * Row height: 44 or 36 px.
   * @default 'comfortable'
   */
  size?: keyof typeof styles.size;
  /**
   * If true, every second row is tinted.
   * @default false
   */
  striped?: boolean;
  /**
   * If true, the hovered row is tinted.
   * @default false
   */
  hoverable?: boolean;
  /**
   * If true, adds borders between columns.
   * @default false
   */
  bordered?: boolean;
  /**
   * If true, adds a border around the table. Omit it inside a card.
   * @default false
   */
  boxed?: boolean;
  /** Maximum height, px. Taller tables scroll below a sticky header. */
  maxBlockSize?: number;
  /** Ref to the table. */
  ref?: Ref<HTMLTableElement>;
}

/**
 * A styled native table for your own `thead`, `tbody` and `tfoot`. For sorting, pagination or selection, use DataTable.
 */
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
      // Only a scrolling table is focusable.
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
