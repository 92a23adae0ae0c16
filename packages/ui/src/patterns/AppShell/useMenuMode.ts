import { useState } from 'react';
import { below, from } from '../../css/componentStyle';
import { useMediaQuery } from '../../hooks/useMediaQuery';

export interface MenuModeOptions {
  menuCollapsed: boolean;
  onMenuCollapsedChange?: (isCollapsed: boolean) => void;
}

/**
 * Returns the mode of the menu at the current width: a drawer below md, a rail from md to lg, a rail that can be pinned
 * for the session from lg to xl, and as set by `menuCollapsed` above.
 */
export function useMenuMode({ menuCollapsed, onMenuCollapsedChange }: MenuModeOptions) {
  const isDrawer = useMediaQuery(below('md'));
  const canPin = useMediaQuery(from('lg'));
  const isWide = useMediaQuery(from('xl'));
  const [isPinned, setPinned] = useState(false);
  return {
    isDrawer,
    canPin,
    isRail: !isDrawer && (isWide ? menuCollapsed : !(canPin && isPinned)),
    setRail: (next: boolean) => (isWide ? onMenuCollapsedChange?.(next) : setPinned(!next)),
  };
}
