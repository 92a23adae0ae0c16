import { memo } from '@tanstack/react-table';
import type { DataTableColumn } from '../tableTypes';
import { isDetailOpen, isGroupOpen } from './expansion';
import { indexedRowModel } from './indexedRowModel';
import { itemsOf } from './items';
import { existingPage } from './pages';
import { everyRow } from './radix';
import { RowEngine, textOf, type EngineColumn } from './rowEngine';
import { sortRulesOf } from './tableState';
import { groupId, type IndexedRowModel, type ModelTable } from './tableModel';
import { valueOf } from './valueOf';

type AnyTable = ModelTable<unknown>;
type AnyModel = IndexedRowModel<unknown>;

/** Casts a row model of the table, which is always created by one of the functions below. */
export const indexed = <Data>(model: unknown) => model as IndexedRowModel<Data>;

function engineColumn(column: DataTableColumn<never>): EngineColumn<unknown> {
  const { id, compare, searchText, searchable = true } = column as unknown as DataTableColumn<unknown>;
  const read = (row: unknown) => valueOf(column as unknown as DataTableColumn<unknown>, row);
  return {
    id,
    valueOf: read,
    ...(searchable && { searchTextOf: searchText ?? ((row) => textOf(read(row))) }),
    ...(compare && { compare }),
  };
}

/** All rows, with their engine. */
export const coreRowModel = (table: AnyTable) =>
  memo({
    memoDeps: () => [table.options.data, table.options.columns, table.options.meta!.collator] as const,
    fn: (data, columns, collator): AnyModel => {
      const definitions = columns.map(({ meta }) => engineColumn(meta!.column));
      const engine = new RowEngine<unknown>(data, definitions, collator);
      return indexedRowModel(engine, { indexes: undefined, groups: undefined, items: undefined });
    },
  });

const queryOf = ({ atoms }: AnyTable) => ({
  search: (atoms.globalFilter.get() as string | undefined) ?? '',
  filters: atoms.columnFilters.get().map(({ value }) => value as never),
  groupBy: atoms.grouping.get()[0],
});

/** Rows that match the search and the column filters. */
export const filteredRowModel = (table: AnyTable) =>
  memo({
    memoDeps: () => {
      const core = indexed(table.getPreFilteredRowModel());
      return [core, core.engine.match(queryOf(table))] as const;
    },
    fn: (core, indexes): AnyModel =>
      indexes ? indexedRowModel(core.engine, { indexes, groups: undefined, items: undefined }) : core,
  });

const ordered = (table: AnyTable, before: AnyModel, sorting: ReturnType<typeof sortRulesOf>): AnyModel => {
  const { rows: indexes, groups } = before.engine.view({ ...queryOf(table), sorting });
  return indexedRowModel(before.engine, { indexes, groups, items: undefined });
};

/** Filtered rows in groups. */
export const groupedRowModel = (table: AnyTable) =>
  memo({
    memoDeps: () => [indexed(table.getPreGroupedRowModel()), table.atoms.grouping.get()[0]] as const,
    fn: (before, groupBy): AnyModel => (groupBy === undefined ? before : ordered(table, before, [])),
  });

/** Sorted rows, in their groups. */
export const sortedRowModel = (table: AnyTable) =>
  memo({
    memoDeps: () => {
      const rules = sortRulesOf(table.atoms.sorting.get());
      return [indexed(table.getPreSortedRowModel()), JSON.stringify(rules)] as const;
    },
    fn: (before, rules): AnyModel =>
      rules === '[]' ? before : ordered(table, before, sortRulesOf(table.atoms.sorting.get())),
  });

/** Returns a test for rows with open details; undefined if none are open. */
function openDetails(table: AnyTable, { engine }: AnyModel) {
  const expanded = table.atoms.expanded.get();
  if (!Object.values(expanded).includes(true)) return undefined;
  const open = new Set<number>();
  for (const [index, row] of engine.rows.entries())
    if (isDetailOpen(expanded, table.getRowId(row as never, index))) open.add(index);
  return (index: number) => open.has(index);
}

/** Group rows, the rows of open groups and open details. Without groups, adds details only if the server paginates. */
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

/** Rows of the current page, with their details. */
export const paginatedRowModel = (table: AnyTable) =>
  memo({
    memoDeps: () => {
      const { pageIndex, pageSize } = table.atoms.pagination.get();
      return [indexed(table.getPrePaginatedRowModel()), pageIndex, pageSize, table.atoms.expanded.get()] as const;
    },
    fn: (before, pageIndex, pageSize): AnyModel => {
      const { indexes, groups, items, count } = before;
      const isCut = pageSize !== Infinity;
      const first = isCut ? (existingPage(pageIndex + 1, count, pageSize) - 1) * pageSize : 0;
      if (items)
        return isCut
          ? indexedRowModel(before.engine, { indexes, groups, items: Array.from(items).slice(first, first + pageSize) })
          : before;
      const cut = isCut ? (indexes ?? everyRow(count)).subarray(first, first + pageSize) : indexes;
      const shown = itemsOf({
        rows: cut,
        count: cut?.length ?? count,
        groups: undefined,
        isGroupOpen: () => true,
        isOpen: openDetails(table, before),
      });
      return shown === indexes ? before : indexedRowModel(before.engine, { indexes: cut, groups, items: shown });
    },
  });
