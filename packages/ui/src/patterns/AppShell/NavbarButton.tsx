import { IconButton, type IconButtonProps } from '../../components/IconButton/IconButton';
import { cx } from '../../css/cx';
import * as styles from './Navbar.css';

export interface NavbarButtonProps extends IconButtonProps {
  /** Count, shown as "99+" above 99, or a dot. It is decorative, so repeat its meaning in `label`. */
  badge?: number | 'dot';
}

/** Tool of the navbar, with an optional badge. */
export function NavbarButton({ badge, className, tooltipPlacement = 'bottom', ...rest }: NavbarButtonProps) {
  const hasBadge = badge !== undefined && badge !== 0;
  return (
    <IconButton
      {...rest}
      tooltipPlacement={tooltipPlacement}
      data-badge={typeof badge === 'number' && hasBadge ? (badge > 99 ? '99+' : badge) : undefined}
      className={cx(hasBadge && (badge === 'dot' ? styles.dot : styles.badge), className)}
    />
  );
}
