import { useMemo, useRef } from 'react';
import { recordOf, trueKeys } from '../model/tableState';
import type { TableModel } from '../model/useTableRows';
import { rowRange, selectionOf, withRows } from './selection';

/**
 * Manages the selection across all pages. The state is TanStack's; ranges and pages are read from row numbers, because
 * TanStack's handlers construct every row.
 */
export function useRowSelection<Row>({ table, page, pageIds, allIds }: TableModel<Row>) {
  const selected = table.atoms.rowSelection.get();
  const count = useMemo(() => trueKeys(selected).length, [selected]);
  const ofPage = useMemo(
    () => (count === 0 ? 'none' : selectionOf(pageIds(), selected)),
    // `pageIds` reads the page.
    // oxlint-disable-next-line react/exhaustive-deps
    [page, selected, count],
  );
  /** Start of a range: the row toggled last. */
  const anchor = useRef<string>(undefined);
  const set = (ids: readonly string[], isSelected: boolean) =>
    table.setRowSelection((now) => withRows(now, ids, isSelected));

  return {
    count,
    ofPage,
    toggle: (id: string, isRange: boolean) => {
      set(isRange ? rowRange(pageIds(), anchor.current, id) : [id], selected[id] !== true);
      anchor.current = id;
    },
    togglePage: () => set(pageIds(), ofPage !== 'all'),
    selectAll: () => table.setRowSelection(recordOf(allIds(), true)),
    clear: () => table.setRowSelection({}),
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
