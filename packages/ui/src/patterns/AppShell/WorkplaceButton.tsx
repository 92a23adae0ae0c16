import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { truncate } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './Navbar.css';

export interface WorkplaceButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** Name of the current workplace. */
  name: string;
  /** Logo or initials, a square avatar of 24px. */
  avatar?: ReactNode;
  /** Accessible name, which contains the action and the name of the workplace. @default the value of `name` */
  label?: string;
  /** If true, shows plain text instead of a button. @default false */
  readOnly?: boolean;
}

/** Button of the workplace menu. Shows the current workplace. */
export function WorkplaceButton({ name, avatar, label, readOnly = false, className, ...rest }: WorkplaceButtonProps) {
  const content = (
    <>
      {avatar}
      <span className={truncate} title={name} aria-hidden={label ? true : undefined}>
        {name}
      </span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
  if (readOnly)
    return (
      <p data-part="workplace" className={cx(styles.workplace, className)}>
        {content}
      </p>
    );
  return (
    <button type="button" data-part="workplace" {...rest} className={cx(styles.workplace, className)}>
      {content}
      <Icon as={ChevronsUpDown} size={14} className={styles.workplaceChevron} />
    </button>
  );
}
