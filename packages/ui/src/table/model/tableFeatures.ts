import {
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures as define,
} from '@tanstack/react-table';
import {
  coreRowModel,
  expandedRowModel,
  filteredRowModel,
  groupedRowModel,
  paginatedRowModel,
  sortedRowModel,
} from './rowModels';
import type { Features } from './tableModel';

const rowModels = {
  coreRowModel,
  filteredRowModel,
  groupedRowModel,
  sortedRowModel,
  expandedRowModel,
  paginatedRowModel,
};

/** State belongs to TanStack's features; the row models are those of the row engine. */
export const tableFeatures: Features = define({
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  ...(rowModels as object),
  columnMeta: {} as Features['columnMeta'],
  tableMeta: {} as Features['tableMeta'],
});
