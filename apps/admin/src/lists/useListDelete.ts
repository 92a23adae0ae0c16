import { useState } from 'react';
import { listRows } from './listRows';

/** Minimum number of rows that need a confirmation. */
const askFrom = 21;

/**
 * Deletes rows. Asks for confirmation if there are many or `mustAsk` returns true for one. If the focused element was
 * removed, focuses the row at the position of the first deleted row of the page; the first row if the page had none.
 */
export function useListDelete<Row extends { id: number | string }>(
  deleteRows: (rows: readonly Row[]) => Promise<unknown>,
  mayDelete: (row: Row) => boolean = () => true,
  mustAsk: (row: Row) => boolean = () => false,
) {
  const [asked, setAsked] = useState<readonly Row[]>([]);
  const deleteNow = async (rows: readonly Row[]) => {
    const ids = new Set(rows.map(({ id }) => String(id)));
    const place = listRows().findIndex(({ dataset }) => ids.has(dataset.row ?? ''));
    await deleteRows(rows);
    const left = listRows();
    if (document.activeElement === document.body) left[Math.max(0, Math.min(place, left.length - 1))]?.focus();
  };
  const remove = (chosen: readonly Row[]) => {
    const rows = chosen.filter(mayDelete);
    if (rows.length >= askFrom || rows.some(mustAsk)) setAsked(rows);
    else if (rows.length > 0) void deleteNow(rows);
  };
  return {
    remove,
    /** Rows to delete after the confirmation. */
    asked,
    confirm: () => {
      void deleteNow(asked);
      setAsked([]);
    },
    cancel: () => setAsked([]),
  };
}
export type ListDelete<Row extends { id: number | string }> = ReturnType<typeof useListDelete<Row>>;
