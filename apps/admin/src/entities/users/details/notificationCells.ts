import type { UserNotifications } from '@larder/domain/contract';

export type Matrix = UserNotifications['matrix'];
export const channels = ['email', 'browser', 'app'] as const;
export type Channel = (typeof channels)[number];

/** Selects the cells of a kind, of a channel, or a single one. A missing property selects all. */
export interface Cells {
  kind?: string;
  channel?: Channel;
}

const rowsOf = (matrix: Matrix, { kind }: Cells) => matrix.filter((row) => kind === undefined || row.kind === kind);
const channelsOf = ({ channel }: Cells) => (channel ? [channel] : channels);

/** Returns whether all, some or none of the selected cells are on. */
export function stateOf(matrix: Matrix, cells: Cells): 'all' | 'some' | 'none' {
  const values = rowsOf(matrix, cells).flatMap((row) => channelsOf(cells).map((channel) => row[channel]));
  if (values.every(Boolean)) return 'all';
  return values.some(Boolean) ? 'some' : 'none';
}

/** Turns the selected cells on, or off if all of them are on. */
export function toggleCells(matrix: Matrix, cells: Cells): Matrix {
  const next = stateOf(matrix, cells) !== 'all';
  const change = Object.fromEntries(channelsOf(cells).map((channel) => [channel, next]));
  return matrix.map((row) => (cells.kind === undefined || row.kind === cells.kind ? { ...row, ...change } : row));
}

export const isSameMatrix = (a: Matrix, b: Matrix) =>
  a.every((row, index) => channels.every((channel) => row[channel] === b[index]?.[channel]));
