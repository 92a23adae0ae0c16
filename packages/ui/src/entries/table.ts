export { ActionBar } from '../components/ActionBar/ActionBar';
export { FilterChip } from '../components/FilterChip/FilterChip';
export { SearchField } from '../components/SearchField/SearchField';
export { Tag } from '../components/Tag/Tag';
export { FilterBar } from '../patterns/FilterBar/FilterBar';
export { DataTable } from '../table/DataTable';
export { ServerTable } from '../table/ServerTable';
export type { ActionBarProps, BarAction } from '../components/ActionBar/ActionBar';
export type { FilterChipProps, FilterOption } from '../components/FilterChip/FilterChip';
export type { SearchFieldProps } from '../components/SearchField/SearchField';
export type { TagProps } from '../components/Tag/Tag';
export type { FilterBarProps } from '../patterns/FilterBar/FilterBar';
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
