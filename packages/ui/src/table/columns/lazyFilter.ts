import { lazyModule } from '../../private/lazy/lazyModule';
import { lazyNamed } from '../../private/lazy/lazyNamed';
import { MissingPanel } from '../menus/MissingPanel';

/** Loaded when a header menu opens. */
export const filterPanel = lazyModule(() => import('./ColumnFilterPanel'));

export const ColumnFilterPanel = lazyNamed(filterPanel, 'ColumnFilterPanel', MissingPanel);
