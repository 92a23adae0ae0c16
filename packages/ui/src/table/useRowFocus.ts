import { useState, type KeyboardEvent } from 'react';

interface RowFocusOptions {
  ids: readonly string[];
  onOpen: ((row: HTMLElement) => void) | undefined;
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
}

const writes = (element: Element) =>
  element.matches('textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])');
const steps: Record<string, number> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** One row at a time takes the Tab; the arrows or j and k go from row to row. */
export function useRowFocus({ ids, onOpen, onToggle }: RowFocusOptions) {
  const [current, setCurrent] = useState<string>();
  const active = current !== undefined && ids.includes(current) ? current : ids[0];

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    // Menus of a row are its children in React, though not on the page.
    if (
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      !event.currentTarget.contains(target) ||
      writes(target)
    )
      return;
    const row = target.closest<HTMLElement>('[data-row]');
    const id = row?.dataset.row;
    if (!row || id === undefined) return;
    const isOnRow = target === row;
    const handled = () => event.preventDefault();

    const step = steps[event.key];
    if (step !== undefined) {
      handled();
      const to = Math.min(Math.max(ids.indexOf(id) + step, 0), ids.length - 1);
      const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
      rows[to]?.focus();
      rows[to]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && isOnRow && onOpen) {
      handled();
      onOpen(row);
    } else if (onToggle && (event.key === 'x' || event.key === 'X' || (event.key === ' ' && isOnRow))) {
      handled();
      onToggle(id, event.shiftKey);
    } else if (event.key === '.') {
      const menu = row.querySelector<HTMLElement>('[data-row-menu]');
      if (!menu) return;
      handled();
      menu.focus();
      // The key that opens a menu on its first item; a click from here would leave the focus on the list.
      menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    }
  };

  return { active, setActive: setCurrent, handleKeyDown };
}
