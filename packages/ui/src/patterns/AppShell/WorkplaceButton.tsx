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
  /** Its picture or initials, a square avatar of 24. */
  avatar?: ReactNode;
  /** What the button does, with the name in it: its accessible name. @default the name */
  label?: string;
  /** Whether there is nothing to choose from: plain text then. @default false */
  readOnly?: boolean;
}

/** The current workplace: a button that opens the choice, or plain text where there is only one. */
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
