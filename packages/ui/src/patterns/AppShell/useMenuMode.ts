import { useState } from 'react';
import { below, from } from '../../css/componentStyle';
import { useMediaQuery } from '../../hooks/useMediaQuery';

export interface MenuModeOptions {
  collapsed: boolean;
  onCollapsedChange?: (isCollapsed: boolean) => void;
}

/**
 * How the menu stands at this width: a drawer below md, always a rail up to lg, a rail that may be pinned for the visit up
 * to xl, and from there as the reader's stored choice has it.
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
