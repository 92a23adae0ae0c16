export { DataTable } from '../table/DataTable';
export { ServerTable } from '../table/ServerTable';
export type { DataTableProps } from '../table/tableTypes';
export type { ServerTableProps } from '../table/ServerTable';
export type { TotalKind } from '../table/model/totals';
export type {
  CellContext,
  ColumnFilter,
  ColumnEdit,
  ColumnFilterControl,
  ColumnFilterOption,
  DataTableColumn,
  RowAction,
  SortDirection,
  SortRule,
  TableDensity,
  TableDetail,
  TableFilters,
  TableMessage,
  TableMessages,
  TablePage,
  TablePagination,
  TablePreferenceOptions,
  TablePreferences,
  TableSelection,
  TableSorting,
} from '../table/tableTypes';
