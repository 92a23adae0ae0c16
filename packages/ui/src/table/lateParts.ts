import { lazy } from 'react';
import { TableNotice } from './TableNotice';

// What a first table of a wide screen does not show: it comes when it is asked for.
const loadCards = async () => ({ default: (await import('./TableCardList')).TableCardList });

/** What rows have for those who come near them. */
export const RowExtras = lazy(async () => ({
  default: (await import('./RowExtras')).RowExtras,
})) as unknown as typeof import('./RowExtras').RowExtras;

/** The table of a phone. */
export const TableCardList = lazy(loadCards) as unknown as typeof import('./TableCardList').TableCardList;

const loadGroupRow = async () => ({ default: (await import('./TableGroupRow')).TableGroupRow });
const loadSkeleton = async () => ({ default: (await import('./TableSkeleton')).TableSkeleton });
const loadTotals = async () => ({ default: (await import('./TableTotals')).TableTotals });

/** The head of rows that belong together. */
export const TableGroupRow = lazy(loadGroupRow) as unknown as typeof import('./TableGroupRow').TableGroupRow;

/** What holds the place of rows that are on their way. */
export const TableSkeleton = lazy(loadSkeleton) as unknown as typeof import('./TableSkeleton').TableSkeleton;

/** The line below the rows. */
export const TableTotals = lazy(loadTotals) as unknown as typeof import('./TableTotals').TableTotals;

/** What stands in place of the rows; a line of words where not even that can be loaded. */
export const TableMessageView = lazy(() =>
  import('./TableMessageView').then(
    (loaded) => ({ default: loaded.TableMessageView }),
    () => ({ default: TableNotice }),
  ),
);
