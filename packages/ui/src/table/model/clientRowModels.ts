import { memo } from '@tanstack/react-table';
import type { DataTableColumn } from '../tableTypes';
import { indexed, openDetails } from './expandedRowModel';
import { indexedRowModel } from './indexedRowModel';
import { itemsOf } from './items';
import { existingPage } from './pages';
import { everyRow } from './radix';
import { RowEngine, type EngineColumn } from './rowEngine';
import { sortRulesOf } from './tableState';
import type { IndexedRowModel, ModelTable } from './tableModel';
import { textOf } from './textOf';
import { valueOf } from './valueOf';

type AnyTable = ModelTable<unknown>;
type AnyModel = IndexedRowModel<unknown>;

/** Returns the engine of a row model, which is always the one created by `coreRowModel`. */
const engineOf = ({ engine }: AnyModel) => engine as RowEngine<unknown>;

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

/** Creates the model of all rows, with their engine. */
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

/** Creates the model of the rows that match the search and the column filters. */
export const filteredRowModel = (table: AnyTable) =>
  memo({
    memoDeps: () => {
      const core = indexed(table.getPreFilteredRowModel());
      return [core, engineOf(core).match(queryOf(table))] as const;
    },
    fn: (core, indexes): AnyModel =>
      indexes ? indexedRowModel(core.engine, { indexes, groups: undefined, items: undefined }) : core,
  });

const ordered = (table: AnyTable, before: AnyModel, sorting: ReturnType<typeof sortRulesOf>): AnyModel => {
  const { rows: indexes, groups } = engineOf(before).view({ ...queryOf(table), sorting });
  return indexedRowModel(before.engine, { indexes, groups, items: undefined });
};

/** Creates the model of the filtered rows in groups. */
export const groupedRowModel = (table: AnyTable) =>
  memo({
    memoDeps: () => [indexed(table.getPreGroupedRowModel()), table.atoms.grouping.get()[0]] as const,
    fn: (before, groupBy): AnyModel => (groupBy === undefined ? before : ordered(table, before, [])),
  });

/** Creates the model of the sorted rows, in their groups. */
export const sortedRowModel = (table: AnyTable) =>
  memo({
    memoDeps: () => {
      const rules = sortRulesOf(table.atoms.sorting.get());
      return [indexed(table.getPreSortedRowModel()), JSON.stringify(rules)] as const;
    },
    fn: (before, rules): AnyModel =>
      rules === '[]' ? before : ordered(table, before, sortRulesOf(table.atoms.sorting.get())),
  });

/** Creates the model of the rows of the current page, with their details. */
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
