import type { LayoutColumn } from './columnLayout';
import type { TablePreferences } from './preferences';
import type { ColumnView } from './rowView';
import type { ColumnFilter, DataTableColumn, SortRule } from './tableTypes';

/** What a reader may change about the columns of a table. */
export interface TableArrangement {
  /** All columns, shown or not. */
  columns: readonly DataTableColumn<never>[];
  /** Those that are shown, in their places. */
  layout: readonly LayoutColumn<never>[];
  preferences: TablePreferences;
  onPreferencesChange: (preferences: TablePreferences) => void;
  sorting: readonly SortRule[];
  onSort: (sorting: SortRule[]) => void;
  filters: readonly ColumnFilter[];
  onFilter: (filters: readonly ColumnFilter[]) => void;
  /** Rows that say what there is to choose from. */
  rows: readonly unknown[];
  isFixed: boolean;
  isRtl: boolean;
}

export interface ColumnToolsProps {
  view: ColumnView<never>;
  arrangement: TableArrangement;
}
