import { TableNotice } from './grid/TableNotice';
import { lazyNamed } from './lazyNamed';
import { whenIdle } from './virtual/whenIdle';

export const loadParts = () => import('./tableParts');
// The table is usable without these parts.
const Nothing = () => null;

export const ColumnTools = lazyNamed(loadParts, 'ColumnTools');
export const SelectAllBanner = lazyNamed(loadParts, 'SelectAllBanner', Nothing);
export const TableAnnouncer = lazyNamed(loadParts, 'TableAnnouncer', Nothing);
export const TableCardList = lazyNamed(loadParts, 'TableCardList');
export const TableDetailRow = lazyNamed(loadParts, 'TableDetailRow');
export const TableGroupRow = lazyNamed(loadParts, 'TableGroupRow');
export const TableMessageView = lazyNamed(loadParts, 'TableMessageView', TableNotice);
export const TableProgress = lazyNamed(loadParts, 'TableProgress', Nothing);
export const TableSkeleton = lazyNamed(loadParts, 'TableSkeleton');
export const TableTotals = lazyNamed(loadParts, 'TableTotals');
export const VirtualWindow = lazyNamed(loadParts, 'VirtualWindow', Nothing);

// Loaded in idle time: printing and refreshing must also work offline.
if (typeof window !== 'undefined') whenIdle(() => void loadParts().catch(() => undefined), 2000);
