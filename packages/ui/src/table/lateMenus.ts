import { lazy } from 'react';

const loadRowMenu = () => import('./RowMenuPanel');
const loadColumnMenu = () => import('./ColumnMenuPanel');
const loadSortMenu = () => import('./SortMenuPanel');
const loadPerPage = () => import('./PerPagePanel');

export const RowMenuPanel = lazy(async () => ({ default: (await loadRowMenu()).RowMenuPanel }));
export const ColumnMenuPanel = lazy(async () => ({ default: (await loadColumnMenu()).ColumnMenuPanel }));
export const SortMenuPanel = lazy(async () => ({ default: (await loadSortMenu()).SortMenuPanel }));
export const PerPagePanel = lazy(async () => ({ default: (await loadPerPage()).PerPagePanel }));
/** What stands in a head beside its name; it comes when the table is there. */
export const ColumnTools = lazy(async () => ({ default: (await import('./ColumnTools')).ColumnTools }));

/** Loads the menus of a table: somebody has come near it. */
export const preloadMenus = () => Promise.all([loadRowMenu(), loadColumnMenu(), loadSortMenu(), loadPerPage()]);
