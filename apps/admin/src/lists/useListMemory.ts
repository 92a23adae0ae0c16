import { useSession } from '@larder/domain';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { listRow, listRows } from './listRows';

interface ListMemory {
  selectedIds: readonly string[];
  /** ID of the row that was focused last. */
  row?: string;
}

/** State of each list by user and history entry. */
const memory = new Map<string, ListMemory>();
const maxEntries = 50;

function save(entry: string, change: Partial<ListMemory>) {
  const previous = memory.get(entry);
  memory.delete(entry);
  memory.set(entry, { selectedIds: [], ...previous, ...change });
  if (memory.size > maxEntries) memory.delete(memory.keys().next().value!);
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(listRow)?.dataset.row : undefined;

/** Number of frames to wait for the rows of a restored list. */
const maxFrames = 90;

/** Focuses a row as soon as it is rendered, unless the focus moved elsewhere in the meantime. */
function focusRow(id: string) {
  let frame = 0;
  let left = maxFrames;
  const look = () => {
    const now = document.activeElement;
    const isFree = !now || now === document.body || now.tagName === 'H1';
    const row = listRows().find(({ dataset }) => dataset.row === id);
    if (!isFree && left < maxFrames) return;
    const target = row?.matches('[tabindex]') ? row : row?.querySelector<HTMLElement>('[tabindex], a, button');
    // RouteAnnouncer focuses the heading after each navigation; focus the row after that.
    if (target && now?.tagName === 'H1') {
      target.focus({ preventScroll: true });
      return;
    }
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(look);
    else if (target && isFree) target.focus({ preventScroll: true });
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/**
 * Returns the selection of a list across its pages. Back and forward restore it together with the focused row; the
 * router restores the scroll offset.
 */
export function useListMemory() {
  const userId = useSession().user?.id;
  const entry = [userId, useRouterState({ select: ({ location }) => location.state.__TSR_key })].join('/');
  const [before] = useState(() => memory.get(entry));
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(before?.selectedIds ?? []);

  useEffect(() => save(entry, { selectedIds }), [entry, selectedIds]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const row = rowOf(target);
      if (row !== undefined) save(entry, { row });
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [entry]);
  useEffect(() => (before?.row === undefined ? undefined : focusRow(before.row)), [before]);

  return [selectedIds, setSelectedIds] as const;
}
