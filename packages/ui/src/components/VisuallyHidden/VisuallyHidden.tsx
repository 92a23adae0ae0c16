import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './VisuallyHidden.css';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /**
   * Rendered element.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'caption' | 'legend';
  /** If true, the element is visible while it contains focus. */
  focusable?: boolean;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Text for screen readers only. */
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
