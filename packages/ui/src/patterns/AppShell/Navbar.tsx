import { Menu as MenuIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { cx } from '../../css/cx';
import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './Navbar.css';
import { navbarColors } from './navbarColors.css';

export interface NavbarProps extends Omit<ComponentProps<'header'>, 'color'> {
  /** `sticky` stays at the top, `floating` is a sticky bar with a gap, `static` scrolls away. @default 'sticky' */
  type?: keyof typeof styles.types;
  /** Background color; `white` is the skin's page background. @default 'white' */
  tone?: keyof typeof navbarColors;
  /** Logo and name, if there is no side menu. */
  brand?: ReactNode;
  /** Content at the start, such as the workplace. */
  startContent?: ReactNode;
  /** Search field or button. */
  search?: ReactNode;
  /** Content at the end, such as tools and the user menu. */
  endContent?: ReactNode;
  /** If true, the menu drawer is open. */
  menuOpen?: boolean;
  /** Called with `true` when the menu button is pressed. If omitted, there is no button. */
  onMenuOpenChange?: (isOpen: boolean) => void;
}

/** Bar above the content: workplace and search at the start, tools and user at the end. */
export function Navbar({
  type = 'sticky',
  tone = 'white',
  brand,
  startContent,
  search,
  endContent,
  menuOpen = false,
  onMenuOpenChange,
  className,
  ...rest
}: NavbarProps) {
  const strings = useStrings(shellStrings);
  return (
    <header className={cx(styles.bar, styles.types[type], navbarColors[tone], className)} {...rest}>
      {onMenuOpenChange && (
        <IconButton
          icon={MenuIcon}
          label={strings.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => onMenuOpenChange(true)}
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
