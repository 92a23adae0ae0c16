import { lazy, type ComponentType } from 'react';
import type * as Extras from './RowExtras';
import type * as Cards from './TableCardList';
import type * as Details from './TableDetailRow';
import type * as Groups from './TableGroupRow';
import { TableNotice } from './TableNotice';
import type { TableOfferProps } from './TableOffer';
import type * as Skeletons from './TableSkeleton';
import type * as Totals from './TableTotals';
import { whenIdle } from './whenIdle';

// What a first table of a wide screen does not show: it comes when it is asked for. `lazy` forgets that a component is
// one of many kinds of rows.
const loadExtras = async () => ({ default: (await import('./RowExtras')).RowExtras });
const loadCards = async () => ({ default: (await import('./TableCardList')).TableCardList });
const loadDetailRow = async () => ({ default: (await import('./TableDetailRow')).TableDetailRow });
const loadGroupRow = async () => ({ default: (await import('./TableGroupRow')).TableGroupRow });
const loadSkeleton = async () => ({ default: (await import('./TableSkeleton')).TableSkeleton });
const loadTotals = async () => ({ default: (await import('./TableTotals')).TableTotals });

// A table without one of its lines is still a table: where their code does not come, they are not shown.
const nothing = () => ({ default: () => null });
const loadOffer = (): Promise<{ default: ComponentType<TableOfferProps> }> =>
  import('./TableOffer').then((loaded) => ({ default: loaded.TableOffer }), nothing);
const loadProgress = (): Promise<{ default: ComponentType<object> }> =>
  import('./TableProgress').then((loaded) => ({ default: loaded.TableProgress }), nothing);

/** What rows have for those who come near them. */
export const RowExtras = lazy(loadExtras) as unknown as typeof Extras.RowExtras;

/** The table of a phone. */
export const TableCardList = lazy(loadCards) as unknown as typeof Cards.TableCardList;

/** What stands under a row whose details are open. */
export const TableDetailRow = lazy(loadDetailRow) as unknown as typeof Details.TableDetailRow;

/** The head of rows that belong together. */
export const TableGroupRow = lazy(loadGroupRow) as unknown as typeof Groups.TableGroupRow;

/** What offers the rows of the other pages. */
export const TableOffer = lazy(loadOffer);

/** The line over rows that are to be renewed. */
export const TableProgress = lazy(loadProgress);

/** What holds the place of rows that are on their way. */
export const TableSkeleton = lazy(loadSkeleton) as unknown as typeof Skeletons.TableSkeleton;

/** The line below the rows. */
export const TableTotals = lazy(loadTotals) as unknown as typeof Totals.TableTotals;

/** What stands in place of the rows; a line of words where not even that can be loaded. */
export const TableMessageView = lazy(() =>
  import('./TableMessageView').then(
    (loaded) => ({ default: loaded.TableMessageView }),
    () => ({ default: TableNotice }),
  ),
);

// Nobody prints, and nothing is renewed, in the first moment; later there may be no network.
const later = [() => import('./TablePrint.css'), loadProgress, loadOffer, loadDetailRow];
if (typeof window !== 'undefined')
  whenIdle(() => void Promise.allSettled(later.map((load): Promise<unknown> => load())), 2000);
