import { lazy } from 'react';

/** Loads the menu of the heads: somebody has come near one. */
export const preloadHeadMenu = () => import('./HeadMenuPanel');
/** Loads the filters of the heads: their menu is open. */
export const preloadFilter = () => import('./ColumnFilterPanel');

export const HeadMenuPanel = lazy(async () => ({ default: (await preloadHeadMenu()).HeadMenuPanel }));
export const ColumnFilterPanel = lazy(async () => ({ default: (await preloadFilter()).ColumnFilterPanel }));
