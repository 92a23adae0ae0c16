import type { ChangeEvent } from 'react';

/** Undoes a change of a read-only checkbox: HTML has no read-only checkboxes. */
export function restoreChecked({ target }: ChangeEvent<HTMLInputElement>) {
  target.checked = !target.checked;
}
