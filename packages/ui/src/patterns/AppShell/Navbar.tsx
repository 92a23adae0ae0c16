import { Menu as MenuIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { cx } from '../../private/cx';
import { shellStrings } from '../../private/shellStrings';
import { useStrings } from '../../private/strings';
import * as styles from './Navbar.css';
import { navbarColors } from './navbarColors.css';

export interface NavbarProps extends Omit<ComponentProps<'header'>, 'color'> {
  /** `sticky` stays at the top, `floating` does so as a rounded bar with a gap, `static` scrolls away. @default 'sticky' */
  type?: keyof typeof styles.types;
  /** Ground of the bar; `white` is that of the skin. @default 'white' */
  color?: keyof typeof navbarColors;
  /** Mark and name, where no side menu carries them. */
  brand?: ReactNode;
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
export function Navbar({
  type = 'sticky',
  color = 'white',
  brand,
  start,
  search,
  end,
  onMenu,
  isMenuOpen = false,
  className,
  ...rest
}: NavbarProps) {
  const strings = useStrings(shellStrings);
  return (
    <header className={cx(styles.bar, styles.types[type], navbarColors[color], className)} {...rest}>
      {onMenu && (
        <IconButton
          icon={MenuIcon}
          label={strings.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={onMenu}
          data-menu-button=""
          data-part="menu-button"
        />
      )}
      {brand && <div className={styles.brandPlace}>{brand}</div>}
      {start && <div className={styles.start}>{start}</div>}
      {search}
      {end && <div className={styles.end}>{end}</div>}
    </header>
  );
}
