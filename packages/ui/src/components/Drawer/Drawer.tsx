import { lazyModule } from '../../private/lazy/lazyModule';
import { useLazyModule } from '../../private/lazy/useLazyModule';
import type { DrawerProps } from './drawerTypes';

export type { DrawerProps } from './drawerTypes';

export const drawerOverlay = lazyModule(() => import('./DrawerOverlay'));

/** A modal panel at the edge of the screen, for a record or a form next to its list. */
export function Drawer(props: DrawerProps) {
  const parts = useLazyModule(drawerOverlay, props.open, () => props.onOpenChange(false));
  return parts && <parts.DrawerOverlay {...props} />;
}
