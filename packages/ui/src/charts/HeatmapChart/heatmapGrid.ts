import { nextBucket } from '../useChartNavigation';

/** Returns the index of the cell that a key moves to, counted row by row, or undefined for other keys. */
export function nextCell(
  key: string,
  from: number,
  rows: number,
  columns: number,
  isMirrored: boolean,
): number | undefined {
  const row = Math.floor(from / columns);
  const column = from % columns;
  switch (key) {
    case 'ArrowUp':
      return row > 0 ? from - columns : from;
    case 'ArrowDown':
      return row < rows - 1 ? from + columns : from;
    case 'PageUp':
      return column;
    case 'PageDown':
      return (rows - 1) * columns + column;
    default: {
      const to = nextBucket(key, column, columns, isMirrored);
      return to === undefined ? undefined : row * columns + to;
    }
  }
}

/** Returns the step (1 to 7) of the sequential palette for a value. */
export function heatStep(value: number, low: number, high: number): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  const share = high > low ? (value - low) / (high - low) : 1;
  return (1 + Math.round(Math.min(Math.max(share, 0), 1) * 6)) as 1 | 2 | 3 | 4 | 5 | 6 | 7;
}
