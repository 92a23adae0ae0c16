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

/** Where the focus moves when editing ends. `left`: it has moved already. */
export type EndOfEditing = 'stay' | 'down' | 'next' | 'previous' | 'left';

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

  /** Returns the next or previous cell, row by row; undefined beyond the last or first one. */
  const inOrder = (step: 1 | -1): GridCell | undefined => {
    const index = active.row * columns + active.column + step;
    return index < 0 || index >= rows * columns
      ? undefined
      : { row: Math.floor(index / columns), column: index % columns };
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (editing) return;
    const { key, shiftKey } = event;
    const isMod = event.ctrlKey || event.metaKey;
    const target = key === 'Tab' ? inOrder(shiftKey ? -1 : 1) : nextGridCell(event, active, size);
    const page = { PageUp: -10, PageDown: 10 }[key];
    if (target) go(target, shiftKey && key !== 'Tab');
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
    /** Ends editing. */
    stop: (end: EndOfEditing) => {
      setEditing(undefined);
      if (end === 'next' || end === 'previous') go(inOrder(end === 'next' ? 1 : -1) ?? active);
      else if (end !== 'left') go(end === 'down' ? { ...active, row: active.row + 1 } : active);
    },
    handleKeyDown,
  };
}
export type PriceGrid = ReturnType<typeof usePriceGrid>;
