import { lazyModule } from '../private/lazy/lazyModule';
import { lazyNamed } from '../private/lazy/lazyNamed';
import { MissingPanel } from './menus/MissingPanel';

const tableMenus = lazyModule(() => import('./tableMenus'));

/** Preloads the menus. Called when the pointer or the focus enters a menu button. */
export const preloadMenus = tableMenus.preload;

export const ColumnMenuPanel = lazyNamed(tableMenus, 'ColumnMenuPanel', MissingPanel);
export const HeaderMenuPanel = lazyNamed(tableMenus, 'HeaderMenuPanel', MissingPanel);
export const PerPagePanel = lazyNamed(tableMenus, 'PerPagePanel', MissingPanel);
export const RowInteractions = lazyNamed(tableMenus, 'RowInteractions');
export const RowMenuPanel = lazyNamed(tableMenus, 'RowMenuPanel', MissingPanel);
export const SortMenuPanel = lazyNamed(tableMenus, 'SortMenuPanel', MissingPanel);
