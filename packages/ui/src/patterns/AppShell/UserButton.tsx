import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { cx } from '../../css/cx';
import * as styles from './Navbar.css';

export interface UserButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** Full name, the button's name. */
  name: string;
  /** Their avatar, 32, with presence. */
  avatar: ReactNode;
}

/** Who is signed in, at the end of the navbar. */
export function UserButton({ name, avatar, className, ...rest }: UserButtonProps) {
  return (
    <button type="button" data-part="user" {...rest} className={cx(styles.userButton, className)}>
      {avatar}
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}
