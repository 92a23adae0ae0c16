import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { truncate } from '../../css/typography.css';
import { Icon } from '../../icons/Icon';
import { cx } from '../../css/cx';
import * as styles from './Navbar.css';

export interface NavbarSearchButtonProps extends ComponentProps<'button'> {
  /** Label, styled like a placeholder. */
  label: string;
  /** Keyboard shortcut that opens the search, shown in the button. Handle it yourself. */
  shortcut?: string;
}

/** Button that looks like a search field; an icon button on phones. */
export function NavbarSearchButton({ label, shortcut, className, ...rest }: NavbarSearchButtonProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={shortcut}
      data-part="search"
      {...rest}
      className={cx(styles.search, className)}
    >
      <Icon as={Search} size={16} className={styles.searchIcon} />
      <span className={cx(truncate, styles.searchWords)}>{label}</span>
      {shortcut && (
        <kbd aria-hidden className={styles.keycap}>
          {shortcut}
        </kbd>
      )}
    </button>
  );
}
