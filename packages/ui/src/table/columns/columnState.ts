import type { ColumnDef, RowData, TableState } from '@tanstack/react-table';
import type { Features } from '../model/tableModel';
import { valueOf } from '../model/valueOf';
import type { DataTableColumn, TablePreferences } from '../tableTypes';
import { isLocked, isShown, orderedColumns, pinOf, tidy } from './preferences';

/** Minimum width of a column that does not set one, px. */
export const minColumnWidth = 48;

/** Returns TanStack's definition of a column. */
export function columnDef<Row>(column: DataTableColumn<Row>): ColumnDef<Features, Row & RowData> {
  const { id, sortable = false, firstDirection, searchable = true, width, rowHeader, minWidth } = column;
  return {
    id,
    accessorFn: (row) => valueOf(column, row),
    meta: { column: column as DataTableColumn<never> },
    enableSorting: sortable,
    sortDescFirst: firstDirection === 'desc',
    enableHiding: !isLocked(column),
    enableGlobalFilter: searchable,
    size: width ?? (rowHeader ? 240 : 160),
    minSize: minWidth ?? minColumnWidth,
  };
}

type ColumnState = Pick<TableState<Features>, 'columnVisibility' | 'columnOrder' | 'columnPinning' | 'columnSizing'>;
type AnyColumn = Pick<DataTableColumn<never>, 'id' | 'pin' | 'rowHeader' | 'hideable' | 'hidden'>;

/** Returns the column state for the given preferences. */
export function columnStateOf(columns: readonly AnyColumn[], preferences: TablePreferences): ColumnState {
  const ordered = orderedColumns(columns, preferences);
  const pinned = (edge: 'start' | 'end') =>
    ordered.filter((column) => pinOf(column, preferences) === edge).map(({ id }) => id);
  return {
    columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column, preferences)])),
    columnOrder: ordered.map(({ id }) => id),
    columnPinning: { start: pinned('start'), end: pinned('end') },
    columnSizing: preferences.widths ?? {},
  };
}

/** Returns the preferences after a change of the column state: only what differs from the columns' defaults. */
export function withColumnState(
  columns: readonly AnyColumn[],
  preferences: TablePreferences,
  { columnVisibility, columnOrder, columnPinning, columnSizing }: Partial<ColumnState>,
): TablePreferences {
  const next = { ...preferences };
  if (columnVisibility)
    next.columns = Object.fromEntries(
      columns
        .filter((column) => !isLocked(column) && (columnVisibility[column.id] ?? true) === Boolean(column.hidden))
        .map(({ id }) => [id, columnVisibility[id] ?? true]),
    );
  if (columnOrder) {
    if (columnOrder.every((id, at) => id === columns[at]?.id)) delete next.order;
    else next.order = columnOrder;
  }
  if (columnPinning) {
    const pins = { ...preferences.pins };
    for (const { id, pin } of columns) {
      const edge = columnPinning.start.includes(id) ? 'start' : columnPinning.end.includes(id) ? 'end' : undefined;
      if (edge === pin) delete pins[id];
      else pins[id] = edge ?? false;
    }
    next.pins = pins;
  }
  if (columnSizing) next.widths = columnSizing;
  return tidy(next);
}
