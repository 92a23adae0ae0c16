export { Nav } from '../components/Nav/Nav';
export type { NavItem, NavLinkProps, NavProps } from '../components/Nav/Nav';
