import { useState, type KeyboardEvent, type RefObject } from 'react';
import { clampGridCell, focusGridCell, nextGridCell, type GridCell } from '../../lib/nextGridCell';

export interface PriceGridOptions {
  table: RefObject<HTMLElement | null>;
  rows: number;
  columns: number;
  isEditable: boolean;
  /** Called when the user presses Ctrl+D or Command+D. */
  onFillDown: () => void;
  /** Called when the user presses Delete or Backspace. */
  onReset: () => void;
}

/** Returns the focused cell, the selection, the edited cell, and the keyboard handling of a grid. */
export function usePriceGrid({ table, rows, columns, isEditable, onFillDown, onReset }: PriceGridOptions) {
  const [active, setActive] = useState<GridCell>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<GridCell>(active);
  const [editing, setEditing] = useState<{ text: string | undefined }>();
  const selection = {
    row: Math.min(active.row, anchor.row),
    column: Math.min(active.column, anchor.column),
    rows: Math.abs(active.row - anchor.row) + 1,
    columns: Math.abs(active.column - anchor.column) + 1,
  };

  const size = { rows, columns };
  const go = (next: GridCell, extend = false) => {
    const cell = clampGridCell(next, size);
    setActive(cell);
    if (!extend) setAnchor(cell);
    focusGridCell(table.current, cell);
  };
  const edit = (text?: string) => {
    if (isEditable) setEditing({ text });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (editing) return;
    const { key, shiftKey } = event;
    const isMod = event.ctrlKey || event.metaKey;
    const target = nextGridCell(event, active, size);
    const page = { PageUp: -10, PageDown: 10 }[key];
    if (target) go(target, shiftKey);
    else if (page) go({ ...active, row: active.row + page }, shiftKey);
    else if (key === 'Enter' || key === 'F2') edit();
    else if (isMod && key.toLowerCase() === 'd' && isEditable) onFillDown();
    else if ((key === 'Delete' || key === 'Backspace') && isEditable) onReset();
    else if (/^[\d.,-]$/.test(key) && !isMod && !event.altKey) edit(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    active,
    selection,
    editing,
    isSelected: (row: number, column: number) =>
      row >= selection.row &&
      row < selection.row + selection.rows &&
      column >= selection.column &&
      column < selection.column + selection.columns,
    go,
    edit,
    /** Ends editing and focuses the cell, or the one below it. */
    stop: (down = 0) => {
      setEditing(undefined);
      go({ ...active, row: active.row + down });
    },
    /** Ends editing without moving the focus. */
    leave: () => setEditing(undefined),
    handleKeyDown,
  };
}
export type PriceGrid = ReturnType<typeof usePriceGrid>;
