import { memo } from '@tanstack/react-table';
import { isDetailOpen, isGroupOpen } from './expansion';
import { indexedRowModel } from './indexedRowModel';
import { itemsOf } from './items';
import { groupId, type IndexedRowModel, type ModelTable } from './tableModel';

type AnyTable = ModelTable<unknown>;
type AnyModel = IndexedRowModel<unknown>;

/** Casts a row model of the table, which is always created by `indexedRowModel`. */
export const indexed = <Data>(model: unknown) => model as IndexedRowModel<Data>;

/** Returns a test for rows with open details; undefined if none are open. */
export function openDetails(table: AnyTable, { engine }: AnyModel) {
  const expanded = table.atoms.expanded.get();
  if (!Object.values(expanded).includes(true)) return undefined;
  const open = new Set<number>();
  for (const [index, row] of engine.rows.entries())
    if (isDetailOpen(expanded, table.getRowId(row as never, index))) open.add(index);
  return (index: number) => open.has(index);
}

/**
 * Creates the model of group rows, the rows of open groups and open details. Without groups, adds details only if the
 * server paginates.
 */
export const expandedRowModel = (table: AnyTable) =>
  memo({
    memoDeps: () =>
      [indexed(table.getPreExpandedRowModel()), table.atoms.expanded.get(), table.options.manualPagination] as const,
    fn: (before, expanded, isManual): AnyModel => {
      const { indexes, groups, count } = before;
      // Details do not count toward the page size: the paginated model adds them.
      if (!groups && !isManual) return before;
      const groupBy = table.atoms.grouping.get()[0];
      const items = itemsOf({
        rows: indexes,
        count,
        groups,
        isGroupOpen: (group) => isGroupOpen(expanded, groupId(groupBy!, group)),
        isOpen: openDetails(table, before),
      });
      return items === indexes ? before : indexedRowModel(before.engine, { indexes, groups, items });
    },
  });
