import { PanelLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton';
import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './AppShell.css';

/** Logo and name of the product. */
export function BrandName({ mark, name }: { mark: ReactNode; name: string }) {
  return (
    <>
      {mark}
      <span className={styles.brandName}>{name}</span>
    </>
  );
}

interface MenuHeaderProps {
  brandLink: ReactNode;
  isRail: boolean;
  /** Closes the drawer. Undefined outside of one. */
  onClose: (() => void) | undefined;
  /** Pins or collapses the menu. Undefined if it can't be pinned. */
  onPin: (() => void) | undefined;
}

/** Header of the side menu: the brand, and the button that closes or pins the menu. */
export function MenuHeader({ brandLink, isRail, onClose, onPin }: MenuHeaderProps) {
  const strings = useStrings(shellStrings);
  return (
    <div className={styles.header}>
      {brandLink}
      {onClose && <IconButton size="sm" icon={X} label={strings.close} onClick={onClose} />}
      {onPin && (
        <IconButton
          size="sm"
          icon={PanelLeft}
          label={isRail ? strings.pinMenu : strings.collapseMenu}
          onClick={onPin}
        />
      )}
    </div>
  );
}
