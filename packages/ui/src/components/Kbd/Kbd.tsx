import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../../css/cx';
import * as styles from './Kbd.css';

export interface KbdProps extends HTMLAttributes<HTMLElement> {
  /** Key or shortcut, such as "Esc" or "Ctrl K". */
  children: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A keyboard key. Always left to right. */
export function Kbd({ className, children, ref, ...rest }: KbdProps) {
  return (
    <kbd ref={ref} dir="ltr" {...rest} className={cx(styles.root, className)}>
      {children}
    </kbd>
  );
}
