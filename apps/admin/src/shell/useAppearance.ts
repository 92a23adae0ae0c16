import { useDirection, useLayoutPreferences, useMenuCollapsed, useSkin, useVisitPreferences } from '@larder/domain';
import type { Appearance } from './appearanceLink';

/** All settings of the look as one record: what they are, a change by hand, and one that counts for the visit only. */
export function useAppearance() {
  const [skin, setSkin] = useSkin();
  const [direction, setDirection] = useDirection();
  const [isMenuCollapsed, setMenuCollapsed] = useMenuCollapsed();
  const [layout, setLayout] = useLayoutPreferences();
  const setVisit = useVisitPreferences();
  const appearance: Appearance = { ...layout, skin, direction, isMenuCollapsed };

  const apply = (change: Partial<Appearance>) => {
    const { skin: nextSkin, direction: nextDirection, isMenuCollapsed: nextCollapsed, ...rest } = change;
    if (nextSkin) setSkin(nextSkin);
    if (nextDirection) setDirection(nextDirection);
    if (nextCollapsed !== undefined) setMenuCollapsed(nextCollapsed);
    setLayout(rest);
  };

  const applyForVisit = (change: Partial<Appearance>) => {
    const { skin: nextSkin, direction: nextDirection, isMenuCollapsed: nextCollapsed, ...rest } = change;
    setVisit({
      ...(nextSkin && { skin: nextSkin }),
      ...(nextDirection && { direction: nextDirection }),
      ...(nextCollapsed !== undefined && { isMenuCollapsed: nextCollapsed }),
    });
    setLayout(rest);
  };

  return { appearance, apply, applyForVisit };
}
