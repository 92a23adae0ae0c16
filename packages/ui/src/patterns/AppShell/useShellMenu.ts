import { useState } from 'react';
import { from } from '../../css/componentStyle';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import type { MenuKind } from './menuEntry';
import { useMenuMode } from './useMenuMode';
import { usePeek } from './usePeek';

interface ShellMenuOptions {
  layout: 'vertical' | 'horizontal';
  menuHidden: boolean;
  menuCollapsed: boolean;
  onMenuCollapsedChange: ((isCollapsed: boolean) => void) | undefined;
  currentPath: string;
}

/** Returns the form and state of the menu at the current width. */
export function useShellMenu({
  layout,
  menuHidden,
  menuCollapsed,
  onMenuCollapsedChange,
  currentPath,
}: ShellMenuOptions) {
  const isRoomy = useMediaQuery(from('lg'));
  const {
    canPin,
    isDrawer: isNarrow,
    isRail: isNarrowMenu,
    setRail,
  } = useMenuMode({ menuCollapsed, onMenuCollapsedChange });
  const isHorizontal = layout === 'horizontal' && isRoomy;
  const isDrawer = isNarrow || menuHidden;
  const isRail = isNarrowMenu && !isDrawer && !isHorizontal;
  const { isPeeking, peekProps } = usePeek(isRail);
  // The drawer is open for one path only, so that navigation closes it without an effect.
  const [drawerPath, setDrawerPath] = useState<string>();
  const kind: MenuKind = isDrawer ? 'drawer' : isHorizontal ? 'horizontal' : isRail ? 'rail' : 'full';
  return {
    kind,
    isHorizontal,
    isNarrow,
    isPeeking,
    peekProps,
    canPin,
    setRail,
    showsIcons: isRail && !isPeeking,
    isDrawerOpen: isDrawer && drawerPath === currentPath,
    setDrawerOpen: (isOpen: boolean) => setDrawerPath(isOpen ? currentPath : undefined),
  };
}
