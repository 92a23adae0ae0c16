import type { KeyboardEvent } from 'react';

/** Returns the focusable element of a header: the cell, or the control in it. */
export const headerControl = (cell: HTMLElement) =>
  cell.hasAttribute('tabindex') ? cell : cell.querySelector<HTMLElement>('[tabindex]');

/** Focuses a header and scrolls it into view. */
function focusHeader(cell: HTMLElement | null | undefined) {
  if (!cell) return;
  headerControl(cell)?.focus({ preventScroll: true });
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Moves focus from the rows to the header of the column, or to the header's tab stop. */
export function focusHeaderOf(table: HTMLTableElement | null | undefined, column: number | undefined) {
  const cell = table?.tHead?.querySelector(column === undefined ? '[tabindex="0"]' : `[aria-colindex="${column}"]`);
  focusHeader(cell?.closest('th'));
}

/** Handles keyboard navigation of headers: between headers, to the first and last, and down to the rows' tab stop. */
export function handleHeaderKeys(event: KeyboardEvent<HTMLElement>, isRtl: boolean) {
  const { key, currentTarget: head, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const target = event.target as HTMLElement;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || !head.contains(target)) return;
  const cells = [...head.children] as HTMLElement[];
  const cell = target.closest<HTMLElement>('[aria-colindex]')!;
  // The resize handle handles arrow keys itself.
  if (target.role === 'separator') return;
  const onward = isRtl ? -1 : 1;
  const by = { ArrowRight: onward, ArrowLeft: -onward, Home: -cells.length, End: cells.length }[key];
  if (by) {
    event.preventDefault();
    focusHeader(cells[Math.min(Math.max(cells.indexOf(cell) + by, 0), cells.length - 1)]);
  } else if (key === 'ArrowDown') {
    const row = head.closest('table')?.tBodies[0]?.querySelector<HTMLElement>(':scope > [tabindex="0"]');
    if (!row) return;
    event.preventDefault();
    const below = row.querySelector<HTMLElement>(`:scope > [aria-colindex="${cell.ariaColIndex}"]`) ?? row;
    below.tabIndex = below === row ? 0 : -1;
    below.focus({ preventScroll: true });
    below.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }
}
