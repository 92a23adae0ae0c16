import { coreRowModel, filteredRowModel, groupedRowModel, paginatedRowModel, sortedRowModel } from './clientRowModels';
import { expandedRowModel } from './expandedRowModel';
import { tableFeatures } from './tableFeatures';
import type { Features } from './tableModel';

/** TanStack features of the client mode, with the row models of the row engine. */
export const clientFeatures = {
  ...tableFeatures,
  coreRowModel,
  filteredRowModel,
  groupedRowModel,
  sortedRowModel,
  expandedRowModel,
  paginatedRowModel,
} as unknown as Features;
