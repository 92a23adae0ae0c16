import { useDirection, useLayoutPreferences, useMenuCollapsed, useSkin, useVisitPreferences } from '@larder/domain';
import type { Appearance } from './appearanceLink';

/** Separates persisted settings from those that last for the visit only. */
function split({ skin, direction, isMenuCollapsed, ...visit }: Partial<Appearance>) {
  const stored = {
    ...(skin && { skin }),
    ...(direction && { direction }),
    ...(isMenuCollapsed !== undefined && { isMenuCollapsed }),
  };
  return { stored, visit };
}

/**
 * Returns the appearance settings. `apply` persists the skin, the direction and `isMenuCollapsed`; `applyForVisit`
 * persists nothing.
 */
export function useAppearance() {
  const [skin, setSkin] = useSkin();
  const [direction, setDirection] = useDirection();
  const [isMenuCollapsed, setMenuCollapsed] = useMenuCollapsed();
  const [layout, setLayout] = useLayoutPreferences();
  const setVisit = useVisitPreferences();
  const appearance: Appearance = { ...layout, skin, direction, isMenuCollapsed };

  const apply = (change: Partial<Appearance>) => {
    const { stored, visit } = split(change);
    if (stored.skin) setSkin(stored.skin);
    if (stored.direction) setDirection(stored.direction);
    if (stored.isMenuCollapsed !== undefined) setMenuCollapsed(stored.isMenuCollapsed);
    setLayout(visit);
  };

  const applyForVisit = (change: Partial<Appearance>) => {
    const { stored, visit } = split(change);
    setVisit(stored);
    setLayout(visit);
  };

  return { appearance, apply, applyForVisit };
}
