import { useMenuParts } from './MenuPartsContext';
import type { MenuItemProps } from './menuTypes';

export type { MenuItemProps } from './menuTypes';

/** An item of a `Menu`. */
export function MenuItem(props: MenuItemProps) {
  const parts = useMenuParts('MenuItem');
  return <parts.MenuItem {...props} />;
}
