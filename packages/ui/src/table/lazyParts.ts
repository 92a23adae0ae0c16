import { lazyModule } from '../private/lazy/lazyModule';
import { lazyNamed } from '../private/lazy/lazyNamed';
import { TableNotice } from './grid/TableNotice';
import { whenIdle } from './virtual/whenIdle';

export const tableParts = lazyModule(() => import('./tableParts'));

export const ColumnTools = lazyNamed(tableParts, 'ColumnTools');
export const SelectAllBanner = lazyNamed(tableParts, 'SelectAllBanner');
export const TableAnnouncer = lazyNamed(tableParts, 'TableAnnouncer');
export const TableCardList = lazyNamed(
  lazyModule(() => import('./cards/TableCardList')),
  'TableCardList',
);
export const TableDetailRow = lazyNamed(tableParts, 'TableDetailRow');
export const TableGroupRow = lazyNamed(tableParts, 'TableGroupRow');
export const TableMessageView = lazyNamed(tableParts, 'TableMessageView', TableNotice);
export const TableProgress = lazyNamed(tableParts, 'TableProgress');
export const TableSkeleton = lazyNamed(tableParts, 'TableSkeleton');
export const TableTotals = lazyNamed(tableParts, 'TableTotals');
export const VirtualWindow = lazyNamed(
  lazyModule(() => import('./virtual/VirtualWindow')),
  'VirtualWindow',
);

// Preload in idle time, so that printing and refreshing also work offline.
if (typeof window !== 'undefined') whenIdle(tableParts.preload, 2000);
