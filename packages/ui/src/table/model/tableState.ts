import type { ColumnFiltersState, PaginationState, SortingState } from '@tanstack/react-table';
import type { ColumnFilter, SortRule, TablePage } from '../tableTypes';

// Converts sort rules to TanStack's format. The props use the terms of URLs and APIs, which differ from TanStack's.
export const sortingOf = (rules: readonly SortRule[]): SortingState =>
  rules.map(({ column, direction }) => ({ id: column, desc: direction === 'desc' }));

export const sortRulesOf = (sorting: SortingState): SortRule[] =>
  sorting.map(({ id, desc }) => ({ column: id, direction: desc ? 'desc' : 'asc' }));

export const columnFiltersOf = (filters: readonly ColumnFilter[]): ColumnFiltersState =>
  filters.map((filter) => ({ id: filter.column, value: filter }));

export const filtersOf = (filters: ColumnFiltersState): ColumnFilter[] =>
  filters.map(({ value }) => value as ColumnFilter);

export const paginationOf = ({ page, perPage }: TablePage): PaginationState => ({
  pageIndex: page - 1,
  pageSize: perPage,
});

export const pageOf = ({ pageIndex, pageSize }: PaginationState): TablePage => ({
  page: pageIndex + 1,
  perPage: pageSize,
});

/** Returns a record with the same value for all keys. */
export const recordOf = <const Value>(keys: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(keys.map((key) => [key, value]));

/** Returns the keys whose value is `true`. */
export const trueKeys = (record: Readonly<Record<string, boolean>>) => Object.keys(record).filter((key) => record[key]);
