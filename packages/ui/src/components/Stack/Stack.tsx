import type { HTMLAttributes, Ref } from 'react';
import { checkProps } from '../../private/dom/checkProps';
import { cx } from '../../css/cx';
import type { Breakpoint, Space } from '../../theme/tokens';
import * as styles from './Stack.css';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /**
   * Rendered element.
   * @default 'div'
   */
  as?:
    | 'div'
    | 'span'
    | 'section'
    | 'article'
    | 'nav'
    | 'header'
    | 'footer'
    | 'main'
    | 'aside'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'form'
    | 'fieldset';
  /**
   * Direction of the children.
   * @default 'column'
   */
  direction?: keyof typeof styles.direction;
  /**
   * Gap between children, from the spacing scale.
   * @default 'px16'
   */
  gap?: Space;
  /** Alignment on the cross axis. @default 'center' for rows, 'stretch' for columns */
  align?: keyof typeof styles.align;
  /**
   * Distribution on the main axis.
   * @default 'start'
   */
  justify?: keyof typeof styles.justify;
  /** If true, children wrap if there is not enough space. @default false */
  wrap?: boolean;
  /** If true, the stack has `display: inline-flex`. @default false */
  inline?: boolean;
  /** If true, the stack fills the free space of a parent stack. @default false */
  grow?: boolean;
  /** Breakpoint below which a row becomes a column. @default none */
  columnBelow?: Breakpoint;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Arranges its children in a row or column with equal gaps. */
export function Stack({
  as = 'div',
  direction = 'column',
  gap = 'px16',
  align,
  justify,
  wrap,
  inline,
  grow,
  columnBelow,
  className,
  ref,
  ...rest
}: StackProps) {
  checkProps('oneOf', 'Stack', () => ({
    direction: [direction, styles.direction],
    gap: [gap, styles.gap],
    align: [align, styles.align],
    justify: [justify, styles.justify],
    columnBelow: [columnBelow, styles.columnBelow],
  }));
  const Element = as as 'div';
  const across = align ?? (direction === 'row' ? 'center' : 'stretch');
  return (
    <Element
      ref={ref as Ref<HTMLDivElement>}
      className={cx(
        styles.root,
        styles.direction[direction],
        styles.gap[gap],
        styles.align[across],
        justify && styles.justify[justify],
        wrap && styles.wrap,
        inline && styles.inline,
        grow && styles.grow,
        columnBelow && styles.columnBelow[columnBelow],
        className,
      )}
      {...rest}
    />
  );
}
