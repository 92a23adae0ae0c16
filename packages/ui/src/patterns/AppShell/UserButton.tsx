import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { cx } from '../../css/cx';
import * as styles from './Navbar.css';

export interface UserButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** Full name of the user, used as the accessible name. */
  name: string;
  /** Avatar of 32px, with presence. */
  avatar: ReactNode;
}

/** Button of the user menu in the navbar. */
export function UserButton({ name, avatar, className, ...rest }: UserButtonProps) {
  return (
    <button type="button" data-part="user" {...rest} className={cx(styles.userButton, className)}>
      {avatar}
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}
