export { DataTable } from '../table/DataTable';
export type { DataTableProps } from '../table/DataTable';
export type { TotalKind } from '../table/model/totals';
export type { TablePreferences } from '../table/preferences';
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
  TableMessage,
  TablePage,
} from '../table/tableTypes';
