import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useListDelete } from './useListDelete';

const row = (id: number) => `<tr data-row="${id}" tabindex="-1"></tr>`;
const focused = () => (document.activeElement as HTMLElement).dataset.row;

beforeEach(() => {
  document.body.innerHTML = `<table><tbody>${[4, 5, 6].map(row).join('')}</tbody></table>`;
});

/** Deletes rows like the page: deleted rows and the bar of the selection, which has the focus, are removed. */
async function deleteRows(ids: readonly number[]) {
  const bar = document.body.appendChild(document.createElement('button'));
  bar.focus();
  const { result } = renderHook(() =>
    useListDelete<{ id: number }>(async (rows) => {
      // Rows are removed after the response of the server.
      await Promise.resolve();
      for (const { id } of rows) document.querySelector(`[data-row="${id}"]`)?.remove();
      bar.remove();
    }),
  );
  await act(async () => result.current.remove(ids.map((id) => ({ id }))));
  return result;
}

it.each([
  ['the row that moves to the position of the deleted one', [5], '6'],
  ['the last row after the last one was deleted', [6], '5'],
  ['the row at the first deleted position of this page if rows of another page are deleted too', [1, 5], '6'],
  ['the first row if all deleted rows are on another page', [1, 2], '4'],
])('useListDelete focuses %s', async (_name, ids, wanted) => {
  await deleteRows(ids);
  expect(focused()).toBe(wanted);
});

it('useListDelete focuses a row after many rows were deleted with a confirmation', async () => {
  const result = await deleteRows(Array.from({ length: 21 }, (_, index) => index + 6));
  expect(result.current.asked).toHaveLength(21);
  (document.activeElement as HTMLElement).blur();
  await act(async () => result.current.confirm());
  expect(focused()).toBe('5');
  expect(result.current.asked).toEqual([]);
});
