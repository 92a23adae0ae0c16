import { lazyModule } from '../../private/lazy/lazyModule';
import { lazyNamed } from '../../private/lazy/lazyNamed';
import { MissingPanel } from '../menus/MissingPanel';

/** Preloaded when the header menu of a column with a filter opens. */
export const filterPanel = lazyModule(() => import('./ColumnFilterPanel'));

export const ColumnFilterPanel = lazyNamed(filterPanel, 'ColumnFilterPanel', MissingPanel);
