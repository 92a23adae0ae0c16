import type { KeyboardEvent } from 'react';

export interface GridCell {
  row: number;
  column: number;
}

/** Returns the cell that an arrow key, Home or End moves to, possibly outside of the grid; undefined for other keys. */
export function nextGridCell(
  { key, ctrlKey, metaKey, currentTarget }: KeyboardEvent,
  { row, column }: GridCell,
  { rows, columns }: { rows: number; columns: number },
): GridCell | undefined {
  const isMod = ctrlKey || metaKey;
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const moves: Record<string, GridCell> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - forward },
    ArrowRight: { row, column: column + forward },
    Home: { row: isMod ? 0 : row, column: 0 },
    End: { row: isMod ? rows - 1 : row, column: columns - 1 },
  };
  return moves[key];
}

/** Moves a cell into the grid. */
export const clampGridCell = (
  { row, column }: GridCell,
  { rows, columns }: { rows: number; columns: number },
): GridCell => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  column: Math.max(0, Math.min(columns - 1, column)),
});

/** Focuses a cell by its `data-row` and `data-column`. */
export const focusGridCell = (grid: HTMLElement | null, { row, column }: GridCell) =>
  grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
