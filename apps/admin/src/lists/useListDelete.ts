import { useState } from 'react';
import { listRows } from './listRows';

/** Minimum number of rows that need a confirmation. */
const askFrom = 21;

/** Deletes rows, many only after a confirmation. If the focused row was deleted, focuses the row at its position. */
export function useListDelete<Row extends { id: number | string }>(
  deleteRows: (rows: readonly Row[]) => Promise<unknown>,
  mayDelete: (row: Row) => boolean = () => true,
) {
  const [asked, setAsked] = useState<readonly Row[]>([]);
  const remove = (chosen: readonly Row[]) => {
    const rows = chosen.filter(mayDelete);
    const [first] = rows;
    if (!first) return;
    if (rows.length >= askFrom) {
      setAsked(rows);
      return;
    }
    const place = listRows().findIndex(({ dataset }) => dataset.row === String(first.id));
    void deleteRows(rows).then(() => {
      // The focused row was removed.
      if (document.activeElement === document.body) listRows()[Math.min(place, listRows().length - 1)]?.focus();
    });
  };
  return {
    remove,
    /** Rows to delete after the confirmation. */
    asked,
    confirm: () => {
      void deleteRows(asked);
      setAsked([]);
    },
    cancel: () => setAsked([]),
  };
}
export type ListDelete<Row extends { id: number | string }> = ReturnType<typeof useListDelete<Row>>;
