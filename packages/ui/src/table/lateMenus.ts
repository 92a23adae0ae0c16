import { lazy } from 'react';

const loadRowMenu = () => import('./RowMenuPanel');
const loadColumnMenu = () => import('./ColumnMenuPanel');
const loadSortMenu = () => import('./SortMenuPanel');
const loadPerPage = () => import('./PerPagePanel');
const loadHeadMenu = () => import('./HeadMenuPanel');
const loadFilter = () => import('./ColumnFilterPanel');

export const RowMenuPanel = lazy(async () => ({ default: (await loadRowMenu()).RowMenuPanel }));
export const ColumnMenuPanel = lazy(async () => ({ default: (await loadColumnMenu()).ColumnMenuPanel }));
export const SortMenuPanel = lazy(async () => ({ default: (await loadSortMenu()).SortMenuPanel }));
export const PerPagePanel = lazy(async () => ({ default: (await loadPerPage()).PerPagePanel }));
/** What stands in a head beside its name; it comes when the table is there. */
export const ColumnTools = lazy(async () => ({ default: (await import('./ColumnTools')).ColumnTools }));
export const HeadMenuPanel = lazy(async () => ({ default: (await loadHeadMenu()).HeadMenuPanel }));
export const ColumnFilterPanel = lazy(async () => ({ default: (await loadFilter()).ColumnFilterPanel }));

/** Loads the menu of the heads. */
export const preloadHeadMenu = loadHeadMenu;
/** Loads the filters of the heads: their menu is open. */
export const preloadFilter = loadFilter;

/** Loads the menus of a table: somebody has come near it. */
export const preloadMenus = () => Promise.all([loadRowMenu(), loadColumnMenu(), loadSortMenu(), loadPerPage()]);
