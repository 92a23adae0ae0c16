import { lazyNamed } from '../lazyNamed';

/** Loads the filters when a header menu opens. */
export const preloadFilter = () => import('./ColumnFilterPanel');

export const ColumnFilterPanel = lazyNamed(preloadFilter, 'ColumnFilterPanel');
