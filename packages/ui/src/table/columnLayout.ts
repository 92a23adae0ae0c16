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

/** Places of columns in the order shown: those at the start edge, those that scroll, those at the end edge. */
export function columnLayout<Row>(
  columns: readonly Pick<LayoutColumn<Row>, 'column' | 'size' | 'pin'>[],
): LayoutColumn<Row>[] {
  const placed = columns.map((one, at): LayoutColumn<Row> => ({ ...one, at, offset: 0 }));
  let offset = 0;
  for (const one of placed) {
    if (one.pin !== 'start') continue;
    one.offset = offset;
    offset += one.size;
  }
  offset = 0;
  for (const one of placed.toReversed()) {
    if (one.pin !== 'end') continue;
    one.offset = offset;
    offset += one.size;
  }
  return placed;
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
