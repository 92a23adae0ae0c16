export { Drawer } from '../components/Drawer/Drawer';
export type { DrawerProps } from '../components/Drawer/Drawer';
