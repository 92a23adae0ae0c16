import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../private/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Badge.css';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Number; above `max` it reads "99+". `children` take its place where it is no number. */
  count?: number;
  /**
   * Highest number that is written out.
   * @default 99
   */
  max?: number;
  /**
   * `soft` for totals, `filled` for what needs somebody.
   * @default 'soft'
   */
  emphasis?: 'soft' | 'filled';
  /**
   * Theme colour.
   * @default 'secondary'
   */
  tone?: keyof typeof styles.soft;
  /** Shows a point in place of the number; `label` says what for. @default false */
  isDot?: boolean;
  /** What the number counts, for screen readers: "unread". */
  label?: string;
  /** The root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A count, or a word that marks something. */
export function Badge({
  count,
  max = 99,
  emphasis = 'soft',
  tone = 'secondary',
  label,
  isDot = false,
  className,
  children,
  ref,
  ...rest
}: BadgeProps) {
  return (
    <span ref={ref} {...rest} className={cx(styles.root, styles[emphasis][tone], isDot && styles.dot, className)}>
      {isDot ? null : count === undefined ? children : <bdi dir="ltr">{count > max ? `${max}+` : count}</bdi>}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
