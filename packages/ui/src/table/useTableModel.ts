import {
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useLocale } from '../private/strings';
import { existingPage } from './pages';
import { isShown, type TablePreferences } from './preferences';
import { compareValues } from './sorting';
import type { DataTableColumn, SortRule, TablePage } from './tableTypes';

// Features are taken one by one: what a table does not use is not in the bundle.
const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

type Data<Row> = { row: Row };

/** One row as the table shows it. */
export interface ModelRow<Row> {
  id: string;
  /** Place among all rows, from 1. */
  number: number;
  data: Row;
}

interface TableModelOptions<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Given in server mode: the rows are one page of so many. */
  rowCount: number | undefined;
  sorting: readonly SortRule[];
  page: TablePage;
  isPaginated: boolean;
  preferences: TablePreferences;
}

/** Value of a column for a row. */
export function valueOf<Row>({ id, accessor }: DataTableColumn<Row>, row: Row): unknown {
  return accessor ? accessor(row) : (row as Record<string, unknown>)[id];
}

/** A value in words; what has none is silent. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' ? `${value}` : '';
}

/** Sorts, cuts and shows: client mode and server mode behind one face. */
export function useTableModel<Row>({
  columns,
  rows,
  getRowId,
  rowCount,
  sorting,
  page,
  isPaginated,
  preferences,
}: TableModelOptions<Row>) {
  const locale = useLocale();
  const isServer = rowCount !== undefined;
  const total = rowCount ?? rows.length;
  const at = existingPage(page.page, total, page.perPage);

  const data = useMemo(() => rows.map((row): Data<Row> => ({ row })), [rows]);
  const definitions = useMemo(() => {
    const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    return columns.map((column): ColumnDef<typeof features, Data<Row>> => {
      const { compare } = column;
      return {
        id: column.id,
        // Nothing sorts last in both directions, whatever kind of nothing it is.
        accessorFn: ({ row }) => {
          const value = valueOf(column, row);
          return value === null || value === '' ? undefined : value;
        },
        enableSorting: true,
        sortUndefined: compare ? false : 'last',
        sortFn: (a, b, id) =>
          compare ? compare(a.original.row, b.original.row) : compareValues(a.getValue(id), b.getValue(id), collator),
      };
    });
  }, [columns, locale]);

  const state = useMemo(
    () => ({
      sorting: sorting.map(({ column, direction }) => ({ id: column, desc: direction === 'desc' })),
      pagination: isPaginated
        ? { pageIndex: at - 1, pageSize: page.perPage }
        : { pageIndex: 0, pageSize: Math.max(1, total) },
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column, preferences)])),
    }),
    [sorting, isPaginated, at, page.perPage, total, columns, preferences],
  );

  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ row }) => getRowId(row),
    state,
    manualSorting: isServer,
    manualPagination: isServer,
    rowCount: total,
    autoResetPageIndex: false,
  });

  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const first = isPaginated ? (at - 1) * page.perPage + 1 : 1;
  return {
    total,
    page: at,
    columns: table.getVisibleLeafColumns().flatMap(({ id }) => byId.get(id) ?? []),
    rows: table
      .getRowModel()
      .rows.map(({ id, original }, index): ModelRow<Row> => ({ id, number: first + index, data: original.row })),
    /** Ids of all rows that are here, in the order sorted: every row in client mode, those of the page in server mode. */
    allIds: () => table.getSortedRowModel().rows.map(({ id }) => id),
  };
}
