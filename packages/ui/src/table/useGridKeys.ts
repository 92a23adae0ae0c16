import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusHeadOf } from './headKeys';
import { openRow } from './useRowOpener';

interface GridKeysOptions {
  /** The element that holds the rows. */
  body: RefObject<HTMLElement | null>;
  /** How many rows there are, in sight or not. */
  count: number;
  isRtl: boolean;
  /** Rows of a page up or down. */
  pageSize: () => number;
  opens: boolean;
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
  onSelectAll: (() => void) | undefined;
  /** Opens the menu of a row at its button. */
  onMenu: (button: HTMLElement) => void;
  /** Opens the field of a cell. */
  onEdit?: ((cell: HTMLElement) => void) | undefined;
}

interface Place {
  row: number;
  /** `aria-colindex` of the cell that has the focus; undefined for the row as a whole. */
  column?: number | undefined;
}

const writes = (element: Element) =>
  element.matches('textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])');
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [contenteditable="true"]';
const placeOf = (cell: Element) => Number(cell.getAttribute('aria-colindex'));

/**
 * Keys of a grid: one row takes the Tab, arrows go from row to row, into the cells and from cell to cell,
 * wherever the rows are; what is out of sight is brought there first.
 */
export function useGridKeys({
  body,
  count,
  isRtl,
  pageSize,
  opens,
  onToggle,
  onSelectAll,
  onMenu,
  onEdit,
}: GridKeysOptions) {
  const [current, setCurrent] = useState<Place>({ row: 0 });
  const wanted = useRef<Place>(undefined);
  const active = Math.min(current.row, Math.max(0, count - 1));

  useLayoutEffect(() => {
    const place = wanted.current;
    const row = place && body.current?.querySelector<HTMLElement>(`:scope > [data-index="${place.row}"]`);
    if (!row) return;
    wanted.current = undefined;
    const cell =
      place.column === undefined
        ? undefined
        : (row.querySelector<HTMLElement>(`:scope > [aria-colindex="${place.column}"]`) ?? undefined);
    const target = cell ?? row;
    if (cell) cell.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const go = (place: Place) => {
    wanted.current = place;
    // Another object at each step: the effect has to run even where the place is the same.
    flushSync(() => setCurrent({ ...place }));
  };

  /** Cells of a row in order; with virtual columns those in sight. */
  const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(':scope > [aria-colindex]')];

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // Menus of a row are its children in React, though not on the page.
    if (event.defaultPrevented || event.altKey || !event.currentTarget.contains(target) || writes(target)) return;
    const row = target.closest<HTMLElement>('[data-index]');
    if (!row || !event.currentTarget.contains(row)) return;
    const index = Number(row.dataset.index);
    const id = row.dataset.row;
    const cell = target.closest<HTMLElement>('[aria-colindex]') ?? undefined;
    const isOnRow = target === row;
    const isOnCell = target === cell;
    const column = isOnRow || !cell ? undefined : placeOf(cell);
    const { key } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const last = count - 1;
    const to = (next: number, place: number | undefined) => {
      event.preventDefault();
      go({ row: Math.min(Math.max(next, 0), last), column: place });
    };

    if (isControl) {
      if (key === 'Home') to(0, column === undefined ? undefined : placeOf(cellsOf(row)[0]!));
      else if (key === 'End') to(last, column === undefined ? undefined : placeOf(cellsOf(row).at(-1)!));
      else if (key === 'a' && onSelectAll) {
        event.preventDefault();
        onSelectAll();
      }
      return;
    }
    if (key === 'ArrowDown' || key === 'j') return to(index + 1, column);
    if (key === 'ArrowUp' && index === 0) {
      event.preventDefault();
      return focusHeadOf(row.closest('table'), column);
    }
    if (key === 'ArrowUp' || key === 'k') return to(index - 1, column);
    if (key === 'PageDown') return to(index + pageSize(), column);
    if (key === 'PageUp') return to(index - pageSize(), column);
    if (key === 'Home' || key === 'End') {
      const isFirst = key === 'Home';
      if (column === undefined) return to(isFirst ? 0 : last, undefined);
      return to(index, placeOf(cellsOf(row).at(isFirst ? 0 : -1)!));
    }
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const isOnward = (key === 'ArrowRight') !== isRtl;
      const expanded = isOnRow ? row.getAttribute('aria-expanded') : null;
      if (expanded === (isOnward ? 'false' : 'true')) {
        event.preventDefault();
        row.querySelector('button')?.click();
        return;
      }
      const cells = cellsOf(row);
      const at = column === undefined ? -1 : cells.findIndex((one) => placeOf(one) === column);
      const next = cells[isOnward ? at + 1 : at - 1];
      if (next) to(index, placeOf(next));
      else if (!isOnward) to(index, undefined);
      return;
    }
    const edited = isOnCell && cell?.dataset.edit !== undefined ? cell : undefined;
    if (onEdit && edited && (key === 'Enter' || key === 'F2')) {
      event.preventDefault();
      onEdit(edited);
      return;
    }
    if (key === 'Enter' && (isOnRow || isOnCell)) {
      const control = isOnCell ? cell?.querySelector<HTMLElement>(focusable) : undefined;
      if (control) {
        event.preventDefault();
        const isOnly = cell!.querySelectorAll(focusable).length === 1;
        if (isOnly && !writes(control)) control.click();
        else control.focus();
      } else if (row.dataset.group !== undefined) {
        event.preventDefault();
        row.querySelector('button')?.click();
      } else if (opens) {
        event.preventDefault();
        openRow(row);
      }
      return;
    }
    if (key === 'Escape' && cell && !isOnCell && !isOnRow && cell.tabIndex === -1 && cell.hasAttribute('tabindex')) {
      event.preventDefault();
      cell.focus();
      return;
    }
    if (id !== undefined && onToggle && (key === 'x' || key === 'X' || (key === ' ' && (isOnRow || isOnCell)))) {
      event.preventDefault();
      onToggle(id, event.shiftKey);
    } else if (key === ' ' && isOnRow && row.dataset.group !== undefined) {
      event.preventDefault();
      row.querySelector('button')?.click();
    } else if (key === '.' || key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
      const menu = row.querySelector<HTMLElement>('[data-row-menu]');
      if (!menu) return;
      event.preventDefault();
      if (key === '.') menu.focus();
      onMenu(menu);
    }
  };

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    if (!row || !event.currentTarget.contains(row)) return;
    const index = Number(row.dataset.index);
    const cell = (event.target as HTMLElement).closest('[aria-colindex]');
    const column = cell ? placeOf(cell) : undefined;
    if (index !== current.row || column !== current.column) setCurrent({ row: index, column });
  };

  return { active, handleKeyDown, handleFocus };
}
