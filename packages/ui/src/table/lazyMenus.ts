import { lazyNamed } from './lazyNamed';

/** Loads the menus when the pointer or the focus enters their button. */
export const preloadMenus = () => import('./tableMenus');

export const ColumnMenuPanel = lazyNamed(preloadMenus, 'ColumnMenuPanel');
export const HeaderMenuPanel = lazyNamed(preloadMenus, 'HeaderMenuPanel');
export const PerPagePanel = lazyNamed(preloadMenus, 'PerPagePanel');
export const RowInteractions = lazyNamed(preloadMenus, 'RowInteractions');
export const RowMenuPanel = lazyNamed(preloadMenus, 'RowMenuPanel');
export const SortMenuPanel = lazyNamed(preloadMenus, 'SortMenuPanel');
