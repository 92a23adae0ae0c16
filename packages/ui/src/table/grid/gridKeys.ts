import type { KeyboardEvent } from 'react';
import { openRow } from '../rows/useRowOpener';
import { focusHeaderOf } from './headerKeyboard';

type KeyPress = KeyboardEvent<HTMLElement>;
type Move = (row: number, column: number | undefined) => void;

export interface Place {
  row: number;
  /** `aria-colindex` of the cell with focus; undefined for the row itself. */
  column?: number | undefined;
}

/** The row and the cell that a key was pressed in. */
interface KeyPlace {
  row: HTMLElement;
  index: number;
  id: string | undefined;
  cell: HTMLElement | undefined;
  isOnRow: boolean;
  isOnCell: boolean;
  column: number | undefined;
}

const writes = (element: Element) =>
  element.matches('textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])');
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [contenteditable="true"]';
export const cellColumn = (cell: Element) => Number(cell.getAttribute('aria-colindex'));

/** Returns the cells of a row in order. With virtual columns, returns only the rendered ones. */
const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(':scope > [aria-colindex]')];

/** Returns where a key was pressed; undefined if the grid must not handle it. */
export function readPlace(event: KeyPress): KeyPlace | undefined {
  const target = event.target as HTMLElement;
  // Row menus are portaled: their events bubble through React, but they are outside the row in the DOM.
  if (event.defaultPrevented || event.altKey || !event.currentTarget.contains(target) || writes(target))
    return undefined;
  const row = target.closest<HTMLElement>('[data-index]');
  if (!row || !event.currentTarget.contains(row)) return undefined;
  const cell = target.closest<HTMLElement>('[aria-colindex]') ?? undefined;
  const isOnRow = target === row;
  return {
    row,
    index: Number(row.dataset.index),
    id: row.dataset.row,
    cell,
    isOnRow,
    isOnCell: target === cell,
    column: isOnRow || !cell ? undefined : cellColumn(cell),
  };
}

/** Returns a function that moves the focus to a row, clamped to the existing ones. */
export const moveTo =
  (event: KeyPress, count: number, go: (place: Place) => void): Move =>
  (row, column) => {
    event.preventDefault();
    go({ row: Math.min(Math.max(row, 0), count - 1), column });
  };

/** Handles keys with Ctrl or Command: first and last row, select all. */
export function controlKey(
  event: KeyPress,
  { row, column }: KeyPlace,
  { last, to, onSelectAll }: { last: number; to: Move; onSelectAll: (() => void) | undefined },
) {
  if (event.key === 'Home') to(0, column === undefined ? undefined : cellColumn(cellsOf(row)[0]!));
  else if (event.key === 'End') to(last, column === undefined ? undefined : cellColumn(cellsOf(row).at(-1)!));
  else if (event.key === 'a' && onSelectAll) {
    event.preventDefault();
    onSelectAll();
  }
}

interface NavigationOptions {
  last: number;
  to: Move;
  isRtl: boolean;
  pageSize: () => number;
}

/** Handles keys that move the focus. Returns false for all others. */
export function navigationKey(event: KeyPress, at: KeyPlace, { last, to, isRtl, pageSize }: NavigationOptions) {
  const { key } = event;
  const { row, index, column } = at;
  if (key === 'ArrowDown' || key === 'j') to(index + 1, column);
  else if (key === 'ArrowUp' && index === 0) {
    event.preventDefault();
    focusHeaderOf(row.closest('table'), column);
  } else if (key === 'ArrowUp' || key === 'k') to(index - 1, column);
  else if (key === 'PageDown') to(index + pageSize(), column);
  else if (key === 'PageUp') to(index - pageSize(), column);
  else if (key === 'Home' || key === 'End') {
    const isFirst = key === 'Home';
    if (column === undefined) to(isFirst ? 0 : last, undefined);
    else to(index, cellColumn(cellsOf(row).at(isFirst ? 0 : -1)!));
  } else if (key === 'ArrowLeft' || key === 'ArrowRight') moveAlong(event, at, to, (key === 'ArrowRight') !== isRtl);
  else return false;
  return true;
}

/** Moves to the next or previous cell, or expands or collapses a group. */
function moveAlong(event: KeyPress, { row, index, column, isOnRow }: KeyPlace, to: Move, isForward: boolean) {
  const expanded = isOnRow ? row.getAttribute('aria-expanded') : null;
  if (expanded === (isForward ? 'false' : 'true')) {
    event.preventDefault();
    row.querySelector('button')?.click();
    return;
  }
  const cells = cellsOf(row);
  const at = column === undefined ? -1 : cells.findIndex((one) => cellColumn(one) === column);
  const next = cells[isForward ? at + 1 : at - 1];
  if (next) to(index, cellColumn(next));
  else if (!isForward) to(index, undefined);
}

/** Opens the field of a cell, with all text selected or the caret at its end. @default 'all' */
export type OnEdit = (cell: HTMLElement, caret?: 'all' | 'end') => void;

interface RowKeyOptions {
  opens: boolean;
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
  onMenu: (button: HTMLElement) => void;
  onEdit: OnEdit | undefined;
}

/** Handles keys that act on the row or the cell with focus. */
export function rowKey(event: KeyPress, at: KeyPlace, { opens, onToggle, onMenu, onEdit }: RowKeyOptions) {
  const { key } = event;
  const { row, id, cell, isOnRow, isOnCell } = at;
  const menu = row.querySelector<HTMLElement>('[data-row-menu]');
  const isMenuKey = key === '.' || key === 'ContextMenu' || (key === 'F10' && event.shiftKey);
  // As in `menuKeys`.
  const isMenuPress = event.target === menu && (key === 'Enter' || key === ' ');
  const edited = isOnCell && cell?.dataset.edit !== undefined ? cell : undefined;
  if (onEdit && edited && (key === 'Enter' || key === 'F2')) {
    event.preventDefault();
    // As in spreadsheets: after F2, typing continues the text; after Enter, it replaces the text.
    onEdit(edited, key === 'F2' ? 'end' : 'all');
  } else if (key === 'Enter' && (isOnRow || isOnCell)) enter(event, at, { opens, onMenu });
  else if (key === 'Escape' && cell && !isOnCell && !isOnRow && cell.tabIndex === -1 && cell.hasAttribute('tabindex')) {
    event.preventDefault();
    cell.focus();
  } else if (id !== undefined && onToggle && (key === 'x' || key === 'X' || (key === ' ' && (isOnRow || isOnCell)))) {
    event.preventDefault();
    onToggle(id, event.shiftKey);
  } else if (key === ' ' && isOnRow && row.dataset.group !== undefined) {
    event.preventDefault();
    row.querySelector('button')?.click();
  } else if (menu && (isMenuKey || isMenuPress)) {
    event.preventDefault();
    if (key === '.') menu.focus();
    onMenu(menu);
  }
}

/**
 * Handles Enter: clicks a cell's only button, link or checkbox, otherwise focuses its first control. Without one,
 * toggles the group or opens the row.
 */
function enter(
  event: KeyPress,
  { row, cell, isOnCell }: KeyPlace,
  { opens, onMenu }: Pick<RowKeyOptions, 'opens' | 'onMenu'>,
) {
  const control = isOnCell ? cell?.querySelector<HTMLElement>(focusable) : undefined;
  if (control) {
    event.preventDefault();
    const isOnly = cell!.querySelectorAll(focusable).length === 1;
    if (isOnly && control.matches('[data-row-menu]')) onMenu(control);
    else if (isOnly && !writes(control)) control.click();
    else control.focus();
  } else if (row.dataset.group !== undefined) {
    event.preventDefault();
    row.querySelector('button')?.click();
  } else if (opens) {
    event.preventDefault();
    openRow(row);
  }
}
