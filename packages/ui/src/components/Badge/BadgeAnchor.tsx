import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Badge.css';

export interface BadgeAnchorProps extends HTMLAttributes<HTMLSpanElement> {
  /** The badge; without one the content stands alone. */
  badge?: ReactNode;
  /** What it counts for: a button, an avatar, an icon. */
  children: ReactNode;
  /** The root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** Puts a badge at the top end of something. */
export function BadgeAnchor({ badge, className, children, ref, ...rest }: BadgeAnchorProps) {
  return (
    <span ref={ref} {...rest} className={cx(styles.anchor, className)}>
      {children}
      {badge && <span className={styles.anchored}>{badge}</span>}
    </span>
  );
}
