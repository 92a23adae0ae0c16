import { expect, waitFor } from 'storybook/test';

/** Focuses a row of a list. The list moves focus from outside to its last focused row first. */
export async function focusRow(row: HTMLElement) {
  row.focus();
  await waitFor(() => expect(row.closest('[role="grid"]')).toContainElement(document.activeElement as HTMLElement));
  row.focus();
  await waitFor(() => expect(row).toHaveFocus());
}
