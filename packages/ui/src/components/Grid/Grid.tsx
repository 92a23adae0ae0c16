import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import type { Breakpoint, Space } from '../../theme/tokens';
import * as styles from './Grid.css';

/** One value for all widths, or a value per breakpoint. */
export type PerWidth<T> = T | Partial<Record<'base' | Breakpoint, T>>;

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /**
   * HTML element to render.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl';
  /**
   * Number of equal columns or a track list such as `minmax(0, 1fr) 348px`, optionally per breakpoint.
   * @default 1
   */
  columns?: PerWidth<number | string>;
  /** Minimum column width in px. Shows as many equal columns as fit and replaces `columns`. */
  minColumn?: number;
  /**
   * Gap between cells, from the space scale.
   * @default 'px16'
   */
  gap?: Space;
  /**
   * Alignment of cells in their row.
   * @default 'stretch'
   */
  align?: keyof typeof styles.align;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

const tracks = (value: number | string) => (typeof value === 'number' ? `repeat(${value}, minmax(0, 1fr))` : value);

function perWidth<T>(vars: typeof styles.columns, value: PerWidth<T>, write: (value: T) => string) {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [['base', value]];
  return assignInlineVars(
    Object.fromEntries(entries.map(([width, given]) => [vars[width as keyof typeof vars], write(given as T)])),
  );
}

/** A CSS grid with columns per breakpoint. */
export function Grid({
  as = 'div',
  columns = 1,
  minColumn,
  gap = 'px16',
  align = 'stretch',
  className,
  style,
  ref,
  ...rest
}: GridProps) {
  const Element = as as 'div';
  const list = minColumn ? `repeat(auto-fill, minmax(min(${minColumn}px, 100%), 1fr))` : columns;
  return (
    <Element
      ref={ref as Ref<HTMLDivElement>}
      className={cx(styles.root, styles.gap[gap], styles.align[align], className)}
      style={{ ...perWidth(styles.columns, list, tracks), ...style }}
      {...rest}
    />
  );
}

export interface GridItemProps extends HTMLAttributes<HTMLElement> {
  /**
   * HTML element to render.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'li' | 'aside';
  /** Number of columns that the cell spans, or `'all'`, optionally per breakpoint. */
  span?: PerWidth<number | 'all'>;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A grid cell that spans one or more columns. */
export function GridItem({ as = 'div', span, className, style, ref, ...rest }: GridItemProps) {
  const Element = as as 'div';
  const covered =
    span === undefined
      ? undefined
      : perWidth(styles.span, span, (count) => (count === 'all' ? '1 / -1' : `span ${count}`));
  return (
    <Element
      ref={ref as Ref<HTMLDivElement>}
      className={cx(styles.item, className)}
      style={{ ...covered, ...style }}
      {...rest}
    />
  );
}
