import { pinOf, type TablePreferences } from './preferences';
import type { DataTableColumn } from './tableTypes';

/** A column with its place. */
export interface LayoutColumn<Row> {
  column: DataTableColumn<Row>;
  /** Width, px; the least width of a column that is not pinned. */
  size: number;
  pin: 'start' | 'end' | undefined;
  /** Place among the columns that are shown, from 0. */
  at: number;
  /** Width of the pinned columns between it and its edge, px. */
  offset: number;
}

/** Places of the columns that are shown: those at the start edge, those that scroll, those at the end edge; the reader's order within. */
export function columnLayout<Row>(
  shown: readonly DataTableColumn<Row>[],
  preferences: TablePreferences,
): LayoutColumn<Row>[] {
  const order = new Map(preferences.order?.map((id, at) => [id, at]));
  const placeOf = ({ id }: DataTableColumn<Row>) => order.get(id) ?? order.size;
  const edges = ['start', undefined, 'end'] as const;
  const placed = shown
    .map((column) => ({ column, pin: pinOf(column, preferences) }))
    .toSorted((a, b) => edges.indexOf(a.pin) - edges.indexOf(b.pin) || placeOf(a.column) - placeOf(b.column))
    .map(({ column, pin }, at): LayoutColumn<Row> => {
      const size = preferences.widths?.[column.id] ?? column.width ?? (column.isKey ? 240 : 160);
      return { column, pin, size: Math.max(size, column.minWidth ?? 48), at, offset: 0 };
    });
  setOffsets(placed.filter(({ pin }) => pin === 'start'));
  setOffsets(placed.filter(({ pin }) => pin === 'end').toReversed());
  return placed;
}

/** Columns at an edge, from the edge inwards: each stands beside the one before it. */
function setOffsets(columns: readonly LayoutColumn<never>[]) {
  let offset = 0;
  for (const column of columns) {
    column.offset = offset;
    offset += column.size;
  }
}

/** Tracks of a grid row: a pinned column has its width, the others share what is left. */
export function gridTracks<Row>(columns: readonly LayoutColumn<Row>[], hasSelection: boolean, hasActions: boolean) {
  const tracks = columns.map(({ size, pin }) => (pin ? `${size}px` : `minmax(${size}px, ${size}fr)`));
  if (hasSelection) tracks.unshift('48px');
  if (hasActions) tracks.push('56px');
  return tracks.join(' ');
}

/** Width at which the columns begin to scroll, px. */
export const leastWidth = (columns: readonly LayoutColumn<never>[], hasSelection: boolean, hasActions: boolean) =>
  columns.reduce((sum, { size }) => sum + size, (hasSelection ? 48 : 0) + (hasActions ? 56 : 0));
