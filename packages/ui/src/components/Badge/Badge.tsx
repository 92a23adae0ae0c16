import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Badge.css';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** The count. A count above `max` is shown as "99+". For text, use `children` instead. */
  count?: number;
  /**
   * Highest count that is shown exactly.
   * @default 99
   */
  max?: number;
  /**
   * `soft` for totals, `filled` for items that need attention.
   * @default 'soft'
   */
  variant?: 'soft' | 'filled';
  /**
   * Theme color.
   * @default 'secondary'
   */
  tone?: keyof typeof styles.soft;
  /** Shows a dot instead of the number; describe it with `label`. @default false */
  dot?: boolean;
  /** Visually hidden text after the number, such as "unread". Names the counted items. */
  label?: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** A count or a short label. */
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
