import type { ModelTable } from '../model/tableModel';
import type { ColumnView } from '../rows/rowView';
import type { TableDensity, TablePreferences } from '../tableTypes';
import type { LayoutColumn } from './columnLayout';

/** Table, visible columns and preferences, for the column and sort menus and for column resizing. */
export interface TableArrangement {
  table: ModelTable<never>;
  /** Visible columns in order. */
  layout: readonly LayoutColumn<never>[];
  preferences: TablePreferences;
  density: TableDensity;
  onPreferencesChange: (next: (now: TablePreferences) => TablePreferences) => void;
  isFixed: boolean;
  isRtl: boolean;
}

export interface ColumnToolsProps {
  view: ColumnView<never>;
  arrangement: TableArrangement;
}
