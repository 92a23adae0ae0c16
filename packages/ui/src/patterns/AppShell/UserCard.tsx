import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { text, truncate } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './Navbar.css';

export interface UserCardProps extends Omit<ComponentProps<'button'>, 'name' | 'role'> {
  /** Full name of the user. */
  name: string;
  /** Job title, such as "Owner". */
  jobTitle?: string;
  /** Avatar of 32px. */
  avatar: ReactNode;
}

/** Button of the user menu at the bottom of the side menu. Shows only the avatar in the rail. */
export function UserCard({ name, jobTitle, avatar, className, ...rest }: UserCardProps) {
  return (
    <button type="button" {...rest} className={cx(styles.userCard, className)}>
      {avatar}
      <span className={styles.userWords}>
        <span className={cx(truncate, styles.userName)} title={name}>
          {name}
        </span>
        {jobTitle && <span className={cx(text.caption, truncate, styles.userRole)}>{jobTitle}</span>}
      </span>
      <Icon as={ChevronsUpDown} size={16} className={styles.userChevron} />
    </button>
  );
}
