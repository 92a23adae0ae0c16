import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './VisuallyHidden.css';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element that is rendered.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'caption' | 'legend';
  /** Appears while it or something in it has the focus. */
  focusable?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ as = 'span', focusable, className, ref, ...rest }: VisuallyHiddenProps) {
  const Element = as as 'span';
  return (
    <Element
      ref={ref as Ref<HTMLSpanElement>}
      className={cx(focusable ? styles.focusable : styles.root, className)}
      {...rest}
    />
  );
}
