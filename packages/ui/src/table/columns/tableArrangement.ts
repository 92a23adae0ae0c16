import type { ModelTable } from '../model/tableModel';
import type { ColumnView } from '../rows/rowView';
import type { TableDensity, TablePreferences } from '../tableTypes';
import type { LayoutColumn } from './columnLayout';

/** The columns of a table and the ways to arrange them. */
export interface TableArrangement {
  table: ModelTable<never>;
  /** The visible columns in their places. */
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
