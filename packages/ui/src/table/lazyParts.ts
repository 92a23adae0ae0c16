import { lazyModule } from '../private/lazy/lazyModule';
import { lazyNamed } from '../private/lazy/lazyNamed';
import { TableNotice } from './grid/TableNotice';
import { whenIdle } from './virtual/whenIdle';

export const tableParts = lazyModule(() => import('./tableParts'));
export const tableExtras = lazyModule(() => import('./tableExtras'));

export const ColumnTools = lazyNamed(tableExtras, 'ColumnTools');
export const SelectAllBanner = lazyNamed(tableExtras, 'SelectAllBanner');
export const TableAnnouncer = lazyNamed(tableParts, 'TableAnnouncer');
export const TableCardList = lazyNamed(
  lazyModule(() => import('./cards/TableCardList')),
  'TableCardList',
);
export const TableDetailRow = lazyNamed(tableExtras, 'TableDetailRow');
export const TableGroupRow = lazyNamed(tableExtras, 'TableGroupRow');
export const TableMessageView = lazyNamed(tableExtras, 'TableMessageView', TableNotice);
export const TableProgress = lazyNamed(tableParts, 'TableProgress');
export const TableSkeleton = lazyNamed(tableParts, 'TableSkeleton');
export const TableTotals = lazyNamed(tableExtras, 'TableTotals');
export const VirtualWindow = lazyNamed(
  lazyModule(() => import('./virtual/VirtualWindow')),
  'VirtualWindow',
);

// Preload in idle time, so that announcements and refreshing also work offline.
if (typeof window !== 'undefined') whenIdle(tableParts.preload, 2000);
