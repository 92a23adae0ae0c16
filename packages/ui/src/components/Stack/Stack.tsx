import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import type { Breakpoint, Space } from '../../theme/tokens';
import * as styles from './Stack.css';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element that is rendered.
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
   * Direction of the line.
   * @default 'column'
   */
  direction?: keyof typeof styles.direction;
  /**
   * Space between children, from the scale.
   * @default 'px16'
   */
  gap?: Space;
  /** Alignment across the line. A row is centred unless told otherwise. */
  align?: keyof typeof styles.align;
  /**
   * Distribution along the line.
   * @default 'start'
   */
  justify?: keyof typeof styles.justify;
  /** Lets children wrap to a next line. */
  wrap?: boolean;
  /** Flows with text instead of taking a whole line. */
  inline?: boolean;
  /** Takes the free space of a surrounding stack. */
  grow?: boolean;
  /** A row that becomes a column below this breakpoint. */
  columnBelow?: Breakpoint;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Things below or beside one another, with equal space between them. */
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
