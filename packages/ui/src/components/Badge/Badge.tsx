import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
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
  variant?: 'soft' | 'filled';
  /**
   * Theme colour.
   * @default 'secondary'
   */
  tone?: keyof typeof styles.soft;
  /** Shows a point in place of the number; `label` says what for. @default false */
  dot?: boolean;
  /** What the number counts, for screen readers: "unread". */
  label?: string;
  /** The root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A count, or a word that marks something. */
export function Badge({
  count,
  max = 99,
  variant = 'soft',
  tone = 'secondary',
  label,
  dot = false,
  className,
  children,
  ref,
  ...rest
}: BadgeProps) {
  return (
    <span ref={ref} {...rest} className={cx(styles.root, styles[variant][tone], dot && styles.dot, className)}>
      {dot ? null : count === undefined ? children : <bdi dir="ltr">{count > max ? `${max}+` : count}</bdi>}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}
