import type { KeyboardEvent } from 'react';
import { tabbableElements } from '../../private/dom/nextTabbable';

/** Focus target after the rows change. */
export interface RowFocus {
  part: 'fields' | 'remove' | 'up' | 'down';
  index: number;
}

/** Focuses the first field of a row, or one of its buttons. Falls back to the add button. */
export function focusRow(root: HTMLElement, { part, index }: RowFocus): void {
  const row = root.querySelector<HTMLElement>(`[data-row="${index}"]`);
  const add = root.querySelector<HTMLElement>(':scope > * > [data-part="add"]');
  if (!row) return add?.focus();
  if (part === 'fields') return (tabbableElements(row)[0] ?? add)?.focus();
  const own = (name: string) =>
    row.querySelector<HTMLButtonElement>(`:scope > * > [data-part="${name}"]:not(:disabled)`);
  const other = part === 'up' ? 'down' : 'up';
  (own(part) ?? (part === 'remove' ? undefined : own(other)) ?? add)?.focus();
}

/**
 * Returns true for Enter in the last text field of the rows. Prevents Enter in any of them from submitting the form.
 */
export function isEnterInLastField(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, ctrlKey, metaKey, nativeEvent, target, currentTarget } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing || event.isDefaultPrevented()) return false;
  if (!(target instanceof HTMLInputElement)) return false;
  event.preventDefault();
  const fields = Array.from(currentTarget.querySelectorAll<HTMLElement>('[data-part="fields"]')).at(-1);
  return fields !== undefined && tabbableElements(fields).at(-1) === target;
}
