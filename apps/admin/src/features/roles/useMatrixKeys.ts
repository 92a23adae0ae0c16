import { useState, type KeyboardEvent, type RefObject } from 'react';

interface Cell {
  row: number;
  column: number;
}

/** Keys of a matrix of checkboxes, of which one is a tab stop: arrows, Home and End move the focus. */
export function useMatrixKeys(table: RefObject<HTMLTableElement | null>, rows: number, columns: number) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  // A search may have removed the row.
  const row = Math.min(active.row, rows - 1);
  const { column } = active;

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const isMod = event.ctrlKey || event.metaKey;
    if (event.altKey || event.shiftKey) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, Cell> = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - forward },
      ArrowRight: { row, column: column + forward },
      Home: { row: isMod ? 0 : row, column: 0 },
      End: { row: isMod ? rows - 1 : row, column: columns - 1 },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const next = {
      row: Math.max(0, Math.min(rows - 1, move.row)),
      column: Math.max(0, Math.min(columns - 1, move.column)),
    };
    table.current?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)?.focus();
  };

  return {
    handleKeyDown,
    /** Props of the checkbox in a cell. */
    cellProps: (cell: Cell) => ({
      'data-row': cell.row,
      'data-column': cell.column,
      tabIndex: cell.row === row && cell.column === column ? 0 : -1,
      onFocus: () => setActive(cell),
    }),
  };
}
