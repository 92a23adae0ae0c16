import type { ModelTable } from '../model/tableModel';
import type { DataTableColumn } from '../tableTypes';

/** A visible column and its position. */
export interface LayoutColumn<Row> {
  column: DataTableColumn<Row>;
  /** Width, px; the minimum width of a column that is neither pinned nor resized. */
  size: number;
  /** True if the user has set the width. */
  isSized: boolean;
  pin: 'start' | 'end' | undefined;
  /** Index among the visible columns. */
  at: number;
  /** Width of the pinned columns between the column and its edge, px. */
  offset: number;
}

/** Widths of the checkbox column and the actions column, px. */
export const checkWidth = 48;
export const actionsWidth = 56;

/** Returns the visible columns: pinned to the start, scrolling, pinned to the end. */
export function columnLayout<Row>({ atoms, options }: ModelTable<Row>): LayoutColumn<Row>[] {
  const sizing = atoms.columnSizing.get();
  const pins = atoms.columnPinning.get();
  const shown = atoms.columnVisibility.get();
  const definitions = new Map(options.columns.map((definition) => [definition.id!, definition]));
  const order = atoms.columnOrder.get();
  const zones = [
    { pin: 'start', ids: pins.start },
    { pin: undefined, ids: order.filter((id) => !pins.start.includes(id) && !pins.end.includes(id)) },
    { pin: 'end', ids: pins.end },
  ] as const;
  // Reads state and definitions: constructing TanStack columns would delay the first rows.
  const layout = zones.flatMap(({ pin, ids }) =>
    ids
      .filter((id) => shown[id] !== false)
      .map((id) => {
        const { meta, size, minSize } = definitions.get(id)!;
        return {
          column: meta!.column as DataTableColumn<Row>,
          pin,
          size: Math.max(minSize!, sizing[id] ?? size!),
          isSized: id in sizing,
          offset: 0,
        };
      }),
  );
  return withOffsets(layout.map((column, at) => ({ ...column, at })));
}

/** Returns the layout with the offsets of pinned columns. */
function withOffsets<Row>(layout: readonly LayoutColumn<Row>[]): LayoutColumn<Row>[] {
  const offset = ({ pin, at }: LayoutColumn<Row>) =>
    widthOf(layout.filter((one) => one.pin === pin && (pin === 'start' ? one.at < at : one.at > at)));
  return layout.map((column) => (column.pin ? { ...column, offset: offset(column) } : column));
}

/** Returns the layout with other widths, to preview a resize without rendering. */
export function resizedLayout<Row>(
  layout: readonly LayoutColumn<Row>[],
  widths: Readonly<Record<string, number>>,
): LayoutColumn<Row>[] {
  return withOffsets(
    layout.map((column) => {
      const width = widths[column.column.id];
      return width === undefined ? column : { ...column, size: width, isSized: true };
    }),
  );
}

const widthOf = (columns: readonly LayoutColumn<never>[]) => columns.reduce((sum, { size }) => sum + size, 0);

/**
 * Returns the columns' custom properties for the style sheet: grid tracks, minimum width, offsets of pinned columns.
 * Columns that are neither pinned nor resized share the remaining width with the last unpinned column.
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
