import type { RowData } from '@tanstack/react-table';
import { table_getVisibleLeafColumns } from '@tanstack/react-table/static-functions';
import { useEffect, useMemo } from 'react';
import { useLocale } from '../private/strings';
import { columnLayout } from './columnLayout';
import type { ColumnFilter } from './tableTypes';
import { collatorOf } from './localeRules';
import { useIndexedTable, type ModelRow } from './model/indexedTable';
import { itemsOf, type RowGroup } from './model/items';
import { everyRow } from './model/radix';
import { RowEngine, textOf, type EngineColumn } from './model/rowEngine';
import { existingPage } from './pages';
import { isShown, type TablePreferences } from './preferences';
import type { DataTableColumn, SortRule, TablePage } from './tableTypes';

interface TableModelOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Given in server mode: the rows are one page of so many. */
  rowCount: number | undefined;
  sorting: readonly SortRule[];
  /** Client mode: what every row shown has in it. */
  search: string | undefined;
  filters: readonly ColumnFilter[];
  groupBy: string | undefined;
  closedGroups: ReadonlySet<string>;
  /** Ids of the rows whose details are open. */
  openIds: ReadonlySet<string>;
  page: TablePage;
  isPaginated: boolean;
  preferences: TablePreferences;
}

/** Value of a column for a row. */
export function valueOf<Row>({ id, accessor }: DataTableColumn<Row>, row: Row): unknown {
  return accessor ? accessor(row) : (row as Record<string, unknown>)[id];
}

function engineColumn<Row>(column: DataTableColumn<Row>): EngineColumn<Row> {
  const { id, accessor, compare, searchText, isSearchable = true } = column;
  const read = accessor ?? ((row: Row) => (row as Record<string, unknown>)[id]);
  return {
    id,
    valueOf: read,
    ...(isSearchable && { searchTextOf: searchText ?? ((row) => textOf(read(row))) }),
    ...(compare && { compare }),
  };
}

/** Searches, sorts, groups, cuts and shows: client mode and server mode behind one face. */
export function useTableModel<Row>({
  columns,
  rows,
  getRowId,
  rowCount,
  sorting,
  search,
  filters,
  groupBy,
  closedGroups,
  openIds,
  page,
  isPaginated,
  preferences,
}: TableModelOptions<Row>) {
  const locale = useLocale();
  const isServer = rowCount !== undefined;

  const definitions = useMemo(
    () => columns.map((column) => ({ id: column.id, accessorFn: (row: Row) => valueOf(column, row) })),
    [columns],
  );
  const state = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column, preferences)])),
    }),
    [columns, preferences],
  );
  const table = useIndexedTable<Row>({
    columns: definitions,
    data: rows as readonly (Row & RowData)[],
    getRowId,
    state,
  });
  const layout = useMemo(() => {
    const shown = new Set(table_getVisibleLeafColumns(table).map(({ id }) => id));
    return columnLayout(
      columns.filter(({ id }) => shown.has(id)),
      preferences,
    );
    // The columns of the table are those of the state.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [columns, state, preferences]);

  const engine = useMemo(
    () => new RowEngine(rows, columns.map(engineColumn), () => collatorOf(locale)),
    [rows, columns, locale],
  );
  // A short list is read when it is searched.
  const isSearchPrepared = search !== undefined && !isServer && rows.length > 500;
  useEffect(() => {
    if (!isSearchPrepared) return undefined;
    let stop: (() => void) | undefined;
    let isWanted = true;
    void import('./prepareWhenIdle').then(({ prepareWhenIdle }) => {
      if (isWanted) stop = prepareWhenIdle(engine);
    });
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [engine, isSearchPrepared]);

  const view = isServer
    ? engine.view({ search: '', filters: noFilters, sorting: noRules, groupBy: undefined })
    : engine.view({ search: search ?? '', filters, sorting, groupBy });
  const openRows = useMemo(
    () =>
      openIds.size === 0 ? undefined : new Set(rows.flatMap((row, at) => (openIds.has(getRowId(row)) ? [at] : []))),
    // Which row an id stands for does not change with the function that says it.
    // oxlint-disable-next-line react/exhaustive-deps
    [rows, openIds],
  );

  const { groups } = view;
  const all = useMemo(
    () =>
      groups &&
      itemsOf({
        ...view,
        groups,
        isGroupOpen: ({ key }: RowGroup) => !closedGroups.has(key),
        isOpen: openRows && ((row) => openRows.has(row)),
      }),
    [view, groups, closedGroups, openRows],
  );
  const total = rowCount ?? all?.length ?? view.count;
  const at = existingPage(page.page, total, page.perPage);
  const first = isPaginated ? (at - 1) * page.perPage : 0;

  const shown = useMemo(() => {
    const isCut = isPaginated && !isServer;
    if (all) return { items: isCut ? Array.from(all).slice(first, first + page.perPage) : all, rows: view.rows };
    const cut = !isCut
      ? view.rows
      : view.rows
        ? view.rows.subarray(first, first + page.perPage)
        : everyRow(view.count).subarray(first, first + page.perPage);
    const count = cut?.length ?? view.count;
    const isOpen = openRows && ((row: number) => openRows.has(row));
    return { items: itemsOf({ rows: cut, count, groups: undefined, isGroupOpen: () => true, isOpen }), rows: cut };
  }, [all, view, isPaginated, isServer, first, page.perPage, openRows]);

  const idsOf = (numbers: Uint32Array | undefined) =>
    numbers ? Array.from(numbers, (row) => getRowId(rows[row]!)) : rows.map(getRowId);
  return {
    engine,
    layout,
    view,
    total,
    /** How many rows the filters leave, without the heads of groups. */
    rowTotal: rowCount ?? view.count,
    page: at,
    /** Number of the first row of the page, from 0. */
    first,
    /** What stands one below the other on the page; undefined where it is every row in its own order. */
    items: shown.items,
    count: shown.items?.length ?? view.count,
    /** Numbers of the rows of the page in order; undefined where that is every row in its own order. */
    pageRows: shown.rows,
    rowAt: (row: number): ModelRow<Row> => table.getCoreRowModel().rows[row]!,
    /** Ids of the rows of the page, in the order shown. */
    pageIds: () => idsOf(shown.rows),
    /** Ids of all rows that are here, in the order sorted: those the filters leave in client mode, those of the page in server mode. */
    allIds: () => idsOf(view.rows),
  };
}

export type TableModel<Row> = ReturnType<typeof useTableModel<Row>>;

const noRules: readonly SortRule[] = [];
const noFilters: readonly ColumnFilter[] = [];
