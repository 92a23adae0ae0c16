import type { ComponentProps, ReactNode } from 'react';
import { lazyModule } from '../../private/lazy/lazyModule';
import { useLazyModule } from '../../private/lazy/useLazyModule';
import { shellStrings } from '../../private/strings/shellStrings';
import { useStrings } from '../../private/strings/strings';
import * as styles from './AppShell.css';
import type { MenuKind } from './menuEntry';

interface MenuContainerProps {
  kind: MenuKind;
  menuId: string;
  isPeeking: boolean;
  /** If true, the rail shows only icons. */
  showsIcons: boolean;
  peekProps: ComponentProps<'nav'>;
  drawerOpen: boolean;
  onDrawerOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

const drawer = lazyModule(() => import('./MenuDrawer'));

/** The side menu, in a drawer or at the start of the page. Renders nothing if the menu is horizontal. */
export function MenuContainer({
  kind,
  menuId,
  isPeeking,
  showsIcons,
  peekProps,
  drawerOpen,
  onDrawerOpenChange,
  children,
}: MenuContainerProps) {
  const strings = useStrings(shellStrings);
  const parts = useLazyModule(drawer, kind === 'drawer' && drawerOpen, () => onDrawerOpenChange(false));
  if (kind === 'horizontal') return null;
  if (kind === 'drawer')
    return (
      parts && (
        <parts.MenuDrawer id={menuId} open={drawerOpen} onOpenChange={onDrawerOpenChange} label={strings.mainMenu}>
          <nav aria-label={strings.mainMenu} className={styles.drawerMenu}>
            {children}
          </nav>
        </parts.MenuDrawer>
      )
    );
  return (
    <div className={styles.menuContainer}>
      <nav
        id={menuId}
        aria-label={strings.mainMenu}
        className={styles.menu}
        data-skin-island="rail"
        data-part="menu"
        data-rail={showsIcons}
        data-peek={kind === 'rail' && isPeeking}
        {...peekProps}
      >
        {children}
      </nav>
    </div>
  );
}
