import { orderedColumns, pinOf, type TablePreferences } from './preferences';
import type { DataTableColumn } from './tableTypes';

/** A column with its place. */
export interface LayoutColumn<Row> {
  column: DataTableColumn<Row>;
  /** Width, px; the least width of a column that is neither pinned nor sized by the reader. */
  size: number;
  /** Whether the width is the reader's. */
  isSized: boolean;
  pin: 'start' | 'end' | undefined;
  /** Place among the columns that are shown, from 0. */
  at: number;
  /** Width of the pinned columns between it and its edge, px. */
  offset: number;
}

/** Widths of the boxes and of the actions, px. */
export const checkWidth = 48;
export const actionsWidth = 56;
/** Width of a column that says nothing about its least, px. */
export const leastColumn = 48;

/** Places of the columns that are shown: those at the start edge, those that scroll, those at the end edge; the reader's order within. */
export function columnLayout<Row>(
  shown: readonly DataTableColumn<Row>[],
  preferences: TablePreferences,
): LayoutColumn<Row>[] {
  const edges = ['start', undefined, 'end'] as const;
  const placed = orderedColumns(shown, preferences)
    .map((column) => ({ column, pin: pinOf(column, preferences) }))
    .toSorted((a, b) => edges.indexOf(a.pin) - edges.indexOf(b.pin))
    .map(({ column, pin }, at): LayoutColumn<Row> => {
      const own = preferences.widths?.[column.id];
      const size = own ?? column.width ?? (column.isKey ? 240 : 160);
      return {
        column,
        pin,
        size: Math.max(size, column.minWidth ?? leastColumn),
        isSized: own !== undefined,
        at,
        offset: 0,
      };
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

const widthOf = (columns: readonly LayoutColumn<never>[]) => columns.reduce((sum, { size }) => sum + size, 0);

/**
 * What the style sheet has to know of the columns: the tracks of a row, the width at which they begin to scroll, where those
 * at an edge stand. What the reader did not size shares what is left; where that is nothing, the last one takes it.
 */
export function columnMeasures(columns: readonly LayoutColumn<never>[], hasSelection: boolean, hasActions: boolean) {
  const lead = hasSelection ? checkWidth : 0;
  const trail = hasActions ? actionsWidth : 0;
  const last = columns.findLast(({ pin }) => !pin);
  const start = columns.filter(({ pin }) => pin === 'start');
  const tracks = columns.map((column) =>
    column.pin || (column.isSized && column !== last)
      ? `${column.size}px`
      : `minmax(${column.size}px, ${column.size}fr)`,
  );
  if (hasSelection) tracks.unshift(`${checkWidth}px`);
  if (hasActions) tracks.push(`${actionsWidth}px`);
  return {
    '--table-columns': tracks.join(' '),
    '--table-least': `${lead + widthOf(columns) + trail}px`,
    '--table-edge-start': `${start.length > 0 ? lead + widthOf(start) : 0}px`,
    '--table-edge-end': `${trail + widthOf(columns.filter(({ pin }) => pin === 'end'))}px`,
    ...Object.fromEntries(
      columns.flatMap(({ pin, at, offset }) =>
        pin ? [[`--table-pin-${at}`, `${offset + (pin === 'start' ? lead : trail)}px`]] : [],
      ),
    ),
  };
}
