import { Menu as MenuIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { cx } from '../../private/cx';
import { useStrings } from '../../private/strings';
import * as styles from './Navbar.css';

export interface NavbarProps extends ComponentProps<'header'> {
  /** The workplace and what belongs to it. */
  start?: ReactNode;
  /** The search field. */
  search?: ReactNode;
  /** Tools and the user. */
  end?: ReactNode;
  /** Opens the menu where it is a drawer; without it there is no button. */
  onMenu?: () => void;
  /** Whether that drawer is open. */
  isMenuOpen?: boolean;
}

/** The bar over the content: workplace and search at the start, tools and the user at the end. */
export function Navbar({ start, search, end, onMenu, isMenuOpen = false, className, ...rest }: NavbarProps) {
  const strings = useStrings();
  return (
    <header className={cx(styles.bar, className)} {...rest}>
      {onMenu && (
        <IconButton
          icon={MenuIcon}
          label={strings.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={onMenu}
          data-menu-button=""
        />
      )}
      {start && <div className={styles.start}>{start}</div>}
      {search}
      {end && <div className={styles.end}>{end}</div>}
    </header>
  );
}
