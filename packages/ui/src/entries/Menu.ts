export { Menu } from '../components/Menu/Menu';
export { MenuItem } from '../components/Menu/MenuItem';
export { MenuSection } from '../components/Menu/MenuSection';
export { MenuSeparator } from '../components/Menu/MenuSeparator';
export { SubMenu } from '../components/Menu/SubMenu';
export type { MenuProps } from '../components/Menu/Menu';
export type { MenuItemProps } from '../components/Menu/MenuItem';
export type { MenuSectionProps } from '../components/Menu/MenuSection';
export type { SubMenuProps } from '../components/Menu/SubMenu';
