import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Badge.css';

export interface BadgeAnchorProps extends HTMLAttributes<HTMLSpanElement> {
  /** `Badge` at the corner of the content. If omitted, only the content is rendered. */
  badge?: ReactNode;
  /** The element that the badge is attached to: a button, an avatar, an icon. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement>;
}

/** Places a badge at the top end corner of its child. */
export function BadgeAnchor({ badge, className, children, ref, ...rest }: BadgeAnchorProps) {
  return (
    <span ref={ref} {...rest} className={cx(styles.anchor, className)}>
      {children}
      {badge && <span className={styles.anchored}>{badge}</span>}
    </span>
  );
}
