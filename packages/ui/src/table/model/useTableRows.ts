import { useEffect } from 'react';
import type { LayoutColumn } from '../columns/columnLayout';
import { existingPage } from './pages';
import { prepareWhenIdle } from './prepareWhenIdle';
import { indexed } from './expandedRowModel';
import { isRowItem } from './items';
import type { IndexedRowModel, ModelTable } from './tableModel';

/** Lists with more rows build their search text in idle time, shorter ones on the first search. */
const preparedFrom = 500;

export interface TableModel<Row> {
  table: ModelTable<Row>;
  layout: readonly LayoutColumn<Row>[];
  /** Items of the page. */
  page: IndexedRowModel<Row>;
  /** All filtered rows in order. */
  sorted: IndexedRowModel<Row>;
  /** Number of items on all pages. */
  total: number;
  /** Number of filtered rows, without group rows. */
  rowTotal: number;
  /** Page number, from 1. */
  pageNumber: number;
  perPage: number;
  /** Index of the first item of the page among all pages. */
  first: number;
  idOf: (row: number) => string;
  /** Returns the IDs of the page's rows, in order. Omits the rows of collapsed groups. */
  pageIds: () => readonly string[];
  /** Returns the IDs of all loaded rows that match the search and filters, in order. */
  allIds: () => readonly string[];
}

/** Reads the row models of the table and prepares its search. */
export function useTableRows<Row>(
  table: ModelTable<Row>,
  layout: readonly LayoutColumn<Row>[],
  isSearchable: boolean,
): TableModel<Row> {
  const page = indexed<Row>(table.getRowModel());
  const sorted = indexed<Row>(table.getSortedRowModel());
  const { pageIndex, pageSize } = table.atoms.pagination.get();
  const { rowCount } = table.options;
  const total = rowCount ?? indexed<Row>(table.getPrePaginatedRowModel()).count;
  const pageNumber = existingPage(pageIndex + 1, total, pageSize);
  const { engine } = page;

  const isPrepared = isSearchable && engine.count > preparedFrom;
  useEffect(() => (isPrepared ? prepareWhenIdle(engine) : undefined), [engine, isPrepared]);

  const idOf = (row: number) => table.getRowId(engine.rows[row] as never, row);
  const idsOf = (rows: ArrayLike<number> | undefined) =>
    rows ? Array.from(rows, idOf) : engine.rows.map((_, row) => idOf(row));
  return {
    table,
    layout,
    page,
    sorted,
    total,
    rowTotal: rowCount ?? sorted.indexes?.length ?? engine.count,
    pageNumber,
    perPage: pageSize,
    first: pageSize === Infinity ? 0 : (pageNumber - 1) * pageSize,
    idOf,
    pageIds: () => idsOf(page.items ? Array.from(page.items).filter(isRowItem) : page.indexes),
    allIds: () => idsOf(sorted.indexes),
  };
}
