import { Menu as MenuIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { cx } from '../../css/cx';
import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './Navbar.css';
import { navbarColors } from './navbarColors.css';

export interface NavbarProps extends Omit<ComponentProps<'header'>, 'color'> {
  /** `sticky` stays at the top, `floating` does so as a rounded bar with a gap, `static` scrolls away. @default 'sticky' */
  type?: keyof typeof styles.types;
  /** Ground of the bar; `white` is that of the skin. @default 'white' */
  tone?: keyof typeof navbarColors;
  /** Mark and name, where no side menu carries them. */
  brand?: ReactNode;
  /** The workplace and what belongs to it. */
  startContent?: ReactNode;
  /** The search field. */
  search?: ReactNode;
  /** Tools and the user. */
  endContent?: ReactNode;
  /** Opens the menu where it is a drawer; without it there is no button. */
  onMenu?: () => void;
  /** Whether that drawer is open. */
  menuOpen?: boolean;
}

/** The bar over the content: workplace and search at the start, tools and the user at the end. */
export function Navbar({
  type = 'sticky',
  tone = 'white',
  brand,
  startContent,
  search,
  endContent,
  onMenu,
  menuOpen = false,
  className,
  ...rest
}: NavbarProps) {
  const strings = useStrings(shellStrings);
  return (
    <header className={cx(styles.bar, styles.types[type], navbarColors[tone], className)} {...rest}>
      {onMenu && (
        <IconButton
          icon={MenuIcon}
          label={strings.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMenu}
          data-menu-button=""
          data-part="menu-button"
        />
      )}
      {brand && <div className={styles.brandPlace}>{brand}</div>}
      {startContent && <div className={styles.start}>{startContent}</div>}
      {search}
      {endContent && <div className={styles.end}>{endContent}</div>}
    </header>
  );
}
