import { useEffect, useEffectEvent } from 'react';
import type { ListSearch } from './listState';

export interface ListPagesOptions {
  search: ListSearch;
  change: (next: Pick<ListSearch, 'page'>, replace?: boolean) => void;
  total: number;
  perPage: number;
  /** False while `total` may be that of another search. */
  isLoaded: boolean;
}

/** Returns the pages of a list without a table. Shows the last page instead of one past the end. */
export function useListPages({ search, change, total, perPage, isLoaded }: ListPagesOptions) {
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  const isPastEnd = isLoaded && (search.page ?? 1) > pageCount;
  const showLastPage = useEffectEvent(() => change({ page: pageCount }, true));
  useEffect(() => {
    if (isPastEnd) showLastPage();
  }, [isPastEnd]);
  return {
    page: Math.min(search.page ?? 1, pageCount),
    pageCount,
    isPastEnd,
    /** Shows another page from its top. */
    show: (page: number) => {
      change({ page });
      window.scrollTo({ top: 0 });
    },
  };
}
export type ListPages = ReturnType<typeof useListPages>;
