import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../private/cx';
import * as styles from './VisuallyHidden.css';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element that is rendered.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'caption' | 'legend';
  /** Appears while it or something in it has the focus. */
  isFocusable?: boolean;
  /** The root element. */
  ref?: Ref<HTMLElement>;
}

/** Words for screen readers alone. */
export function VisuallyHidden({ as = 'span', isFocusable, className, ref, ...rest }: VisuallyHiddenProps) {
  const Element = as as 'span';
  return (
    <Element
      ref={ref as Ref<HTMLSpanElement>}
      className={cx(isFocusable ? styles.focusable : styles.root, className)}
      {...rest}
    />
  );
}
