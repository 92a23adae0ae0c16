import { tabbableElements } from '../../private/dom/nextTabbable';

/** Focus target after a change of the rows. */
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
