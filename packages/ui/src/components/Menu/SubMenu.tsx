import { useMenuParts } from './MenuPartsContext';
import type { SubMenuProps } from './menuTypes';

export type { SubMenuProps } from './menuTypes';

/** An item that opens a submenu. */
export function SubMenu(props: SubMenuProps) {
  const parts = useMenuParts('SubMenu');
  return <parts.SubMenu {...props} />;
}
