import { useLanguage, type UseQueryResult } from '@larder/domain';
import { pageOf, sortRows, totalPagesOf } from '@larder/domain/contract';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { isLocal } from './defineList';
import { filterRows } from './filterRows';
import type { ListSearch } from './listState';
import type { ListSearchState } from './useListSearch';

export interface ListSource<Row extends object, Search extends ListSearch> {
  query: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'isError' | 'isPlaceholderData' | 'error' | 'refetch'>;
  /** One page of rows from the server. */
  rows?: readonly Row[];
  /** Number of matching rows on the server. */
  total?: number;
  /** All rows, for counts, "Select all" and exports of the whole list. */
  all?: readonly Row[];
  /** Fetches all matching rows, for "Select all" and exports of a list that doesn't load `all`. */
  loadAll?: () => Promise<readonly Row[]>;
  /** Filters rows like the server. @default search in all fields, filters by column */
  filter?: (rows: readonly Row[], search: Search) => readonly Row[];
  /** Sorts rows like the server. @default by the values of the column */
  sort?: (
    rows: readonly Row[],
    column: NonNullable<Search['sortColumn']>,
    direction: 'asc' | 'desc',
    locale: string,
  ) => readonly Row[];
}

/** Returns the rows of the page, their total, and all matching rows. A page past the end redirects to the last one. */
export function useListRows<Row extends object, Search extends ListSearch>(
  { list, search, change }: ListSearchState<Search>,
  source: ListSource<Row, Search>,
) {
  const { query, rows, total: serverTotal, all } = source;
  const { language } = useLanguage();
  const { page = 1, perPage = list.defaults.perPage ?? 10, sortColumn, sort: direction = 'asc' } = search;
  const filter = source.filter ?? ((each: readonly Row[], state: Search) => filterRows(list, each, state));
  const find = () => {
    const found = filter(all ?? [], search);
    if (!sortColumn) return found;
    return source.sort
      ? source.sort(found, sortColumn as NonNullable<Search['sortColumn']>, direction, language)
      : sortRows(found, (row) => row[sortColumn as keyof Row] as string | number, direction, language);
  };
  const isHere = isLocal(list, search);
  const local = useMemo(
    () => (isHere && all ? find() : undefined),
    // `find` depends only on these; filter and sort are pure.
    // oxlint-disable-next-line react/exhaustive-deps
    [isHere, all, search, language],
  );
  const total = isHere ? local?.length : serverTotal;
  const shown = useMemo(
    () => (isHere ? local && pageOf(local, page, perPage) : rows),
    [isHere, local, rows, page, perPage],
  );

  const last = total === undefined ? undefined : totalPagesOf(total, perPage);
  const goToLast = useEffectEvent((lastPage: number) => change({ page: lastPage } as Partial<Search>, true));
  const isPastEnd = last !== undefined && page > last && !query.isPlaceholderData;
  useEffect(() => {
    if (isPastEnd) goToLast(last);
  }, [isPastEnd, last]);

  // Counting the rows of a view filters all rows, so cache the result per set of rows.
  const counts = useMemo(() => ({ all, known: new Map<string, number>() }), [all]);
  const countOf = (state: Search) => {
    if (!counts.all) return undefined;
    const key = JSON.stringify(state);
    const count = counts.known.get(key) ?? filter(counts.all, state).length;
    counts.known.set(key, count);
    return count;
  };

  /** Returns all matching rows; undefined if they cannot be loaded. */
  const findAll = all ? async () => local ?? find() : source.loadAll;
  return { rows: shown, total, page, perPage, countOf, findAll };
}
