import { useState, type KeyboardEvent, type RefObject } from 'react';
import { clampGridCell, focusGridCell, nextGridCell, type GridCell } from '../../lib/nextGridCell';

/** Handles the keys of a matrix of checkboxes with one tab stop: arrows, Home and End move the focus. */
export function useMatrixKeys(table: RefObject<HTMLTableElement | null>, rows: number, columns: number) {
  const [active, setActive] = useState<GridCell>({ row: 0, column: 0 });
  // A search may have removed the row.
  const row = Math.min(active.row, rows - 1);
  const { column } = active;

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.shiftKey) return;
    const size = { rows, columns };
    const next = nextGridCell(event, { row, column }, size);
    if (!next) return;
    event.preventDefault();
    focusGridCell(table.current, clampGridCell(next, size));
  };

  return {
    handleKeyDown,
    /** Returns the props of the checkbox in a cell. */
    cellProps: (cell: GridCell) => ({
      'data-row': cell.row,
      'data-column': cell.column,
      tabIndex: cell.row === row && cell.column === column ? 0 : -1,
      onFocus: () => setActive(cell),
    }),
  };
}
