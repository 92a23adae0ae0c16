import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { truncate } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../private/cx';
import * as styles from './Navbar.css';

export interface WorkplaceButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** Name of the current workplace. */
  name: string;
  /** Its picture or initials, a square avatar of 24. */
  avatar?: ReactNode;
  /** Whether there is nothing to choose from: plain text then. @default false */
  isOnly?: boolean;
}

/** The current workplace: a button that opens the choice, or plain text where there is only one. */
export function WorkplaceButton({ name, avatar, isOnly = false, className, ...rest }: WorkplaceButtonProps) {
  const content = (
    <>
      {avatar}
      <span className={truncate} title={name}>
        {name}
      </span>
    </>
  );
  if (isOnly) return <p className={cx(styles.workplace, className)}>{content}</p>;
  return (
    <button type="button" {...rest} className={cx(styles.workplace, className)}>
      {content}
      <Icon as={ChevronsUpDown} size={14} className={styles.workplaceChevron} />
    </button>
  );
}
