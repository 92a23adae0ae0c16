import { lazy } from 'react';
import { TableNotice } from './TableNotice';

// What a first table of a wide screen does not show: it comes when it is asked for.
const loadCards = async () => ({ default: (await import('./TableCardList')).TableCardList });

/** The table of a phone. */
export const TableCardList = lazy(loadCards) as unknown as typeof import('./TableCardList').TableCardList;

/** What stands in place of the rows; a line of words where not even that can be loaded. */
export const TableMessageView = lazy(() =>
  import('./TableMessageView').then(
    (loaded) => ({ default: loaded.TableMessageView }),
    () => ({ default: TableNotice }),
  ),
);
