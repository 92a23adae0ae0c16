import type { DataTableColumn, RowAction, TableDensity } from './tableTypes';
import type { RowOpener } from './useRowOpener';
import type { ModelRow } from './useTableModel';

/** What a row needs, be it a line of the table or a card. */
export interface RowViewProps<Row> {
  row: ModelRow<Row>;
  columns: readonly DataTableColumn<Row>[];
  /** What the row is called. */
  name: string;
  /** Whether Tab reaches it. */
  isActive: boolean;
  isSelected: boolean;
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
  onFocus: () => void;
  actions: readonly RowAction[] | undefined;
  opener: RowOpener<Row>;
  query: string | undefined;
  density: TableDensity;
}
