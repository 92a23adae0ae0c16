import { useState, type KeyboardEvent, type RefObject } from 'react';

interface Cell {
  row: number;
  column: number;
}

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

/** The focused cell, the selection around it and the cell that is being edited, with the keys of a grid. */
export function usePriceGrid({ table, rows, columns, isEditable, onFillDown, onReset }: PriceGridOptions) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Cell>(active);
  const [editing, setEditing] = useState<{ text: string | undefined }>();
  const selection = {
    row: Math.min(active.row, anchor.row),
    column: Math.min(active.column, anchor.column),
    rows: Math.abs(active.row - anchor.row) + 1,
    columns: Math.abs(active.column - anchor.column) + 1,
  };

  const focusCell = ({ row, column }: Cell) =>
    table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus();
  const go = (next: Cell, extend = false) => {
    const cell = {
      row: Math.max(0, Math.min(rows - 1, next.row)),
      column: Math.max(0, Math.min(columns - 1, next.column)),
    };
    setActive(cell);
    if (!extend) setAnchor(cell);
    focusCell(cell);
  };
  const edit = (text?: string) => {
    if (isEditable) setEditing({ text });
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (editing) return;
    const { key, shiftKey } = event;
    const isMod = event.ctrlKey || event.metaKey;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const { row, column } = active;
    const moves: Record<string, Cell> = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - forward },
      ArrowRight: { row, column: column + forward },
      Home: { row: isMod ? 0 : row, column: 0 },
      End: { row: isMod ? rows - 1 : row, column: columns - 1 },
      PageUp: { row: row - 10, column },
      PageDown: { row: row + 10, column },
    };
    const target = moves[key];
    if (target) go(target, shiftKey);
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
