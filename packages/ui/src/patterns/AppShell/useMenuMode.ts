import { useState } from 'react';
import { below, from } from '../../css/componentStyle';
import { useMediaQuery } from '../../hooks/useMediaQuery';

export interface MenuModeOptions {
  collapsed: boolean;
  onCollapsedChange?: (isCollapsed: boolean) => void;
}

/**
 * Returns the form of the menu at the current width: a drawer below md, a rail up to lg, a rail that can be pinned
 * for the session up to xl, and above that as set by `collapsed`.
 */
export function useMenuMode({ collapsed, onCollapsedChange }: MenuModeOptions) {
  const isDrawer = useMediaQuery(below('md'));
  const canPin = useMediaQuery(from('lg'));
  const isWide = useMediaQuery(from('xl'));
  const [isPinned, setPinned] = useState(false);
  return {
    isDrawer,
    canPin,
    isRail: !isDrawer && (isWide ? collapsed : !(canPin && isPinned)),
    setRail: (next: boolean) => (isWide ? onCollapsedChange?.(next) : setPinned(!next)),
  };
}
