import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { cellColumn, controlKey, moveTo, navigationKey, readPlace, rowKey, type OnEdit, type Place } from './gridKeys';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

interface GridKeyboardOptions {
  /** The element around the rows. */
  body: RefObject<HTMLElement | null>;
  /** Number of rows, rendered or not. */
  count: number;
  isRtl: boolean;
  /** Rows per Page Up or Page Down. */
  pageSize: () => number;
  opens: boolean;
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
  onSelectAll: (() => void) | undefined;
  /** Opens the menu of a row at its button. */
  onMenu: (button: HTMLElement) => void;
  /** Opens the editor of a cell. */
  onEdit?: OnEdit | undefined;
}

/**
 * Adds keyboard navigation to a grid with one tab stop: arrow keys move between rows and cells, including rows that are
 * not rendered yet.
 */
export function useGridKeyboard({
  body,
  count,
  isRtl,
  pageSize,
  opens,
  onToggle,
  onSelectAll,
  onMenu,
  onEdit,
}: GridKeyboardOptions) {
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
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  const go = (place: Place) => {
    wanted.current = place;
    // A new object per move: the effect must run even if the position is the same.
    flushSync(() => setCurrent({ ...place }));
  };

  const rememberFocus = useFocusAfterRemoval(body, () => go({ row: active }));

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = readPlace(event);
    if (!at) return;
    const { last, to } = { last: count - 1, to: moveTo(event, count, go) };
    if (event.ctrlKey || event.metaKey) controlKey(event, at, { last, to, onSelectAll });
    else if (!navigationKey(event, at, { last, to, isRtl, pageSize }))
      rowKey(event, at, { opens, onToggle, onMenu, onEdit });
  };

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    rememberFocus(event.target as HTMLElement);
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    if (!row || !event.currentTarget.contains(row)) return;
    const index = Number(row.dataset.index);
    const cell = (event.target as HTMLElement).closest('[aria-colindex]');
    const column = cell ? cellColumn(cell) : undefined;
    if (index !== current.row || column !== current.column) setCurrent({ row: index, column });
  };

  return { active, handleKeyDown, handleFocus };
}
