export { ContextMenu } from '../components/ContextMenu/ContextMenu';
export { MenuItem } from '../components/Menu/MenuItem';
export { MenuSection } from '../components/Menu/MenuSection';
export { MenuSeparator } from '../components/Menu/MenuSeparator';
export { SubMenu } from '../components/Menu/SubMenu';
export type { ContextMenuProps } from '../components/ContextMenu/ContextMenu';
