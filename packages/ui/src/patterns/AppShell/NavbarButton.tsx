import { IconButton, type IconButtonProps } from '../../components/IconButton/IconButton';
import { cx } from '../../css/cx';
import * as styles from './Navbar.css';

export interface NavbarButtonProps extends IconButtonProps {
  /** What waits behind it: a number, "99+" at most, or a dot. Drawn alone: say it in the `label` too. */
  badge?: number | 'dot';
}

/** A tool of the navbar, with what waits behind it at its icon's top end. */
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
