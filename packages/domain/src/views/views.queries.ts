import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { viewEndpoints } from './views.contract';

export const viewKeys = {
  all: ['views'] as const,
  list: (list: string | undefined) => [...viewKeys.all, list] as const,
};

/**
 * Queries the saved views of one list, or of all lists. The key has no restaurant, because views are independent of it.
 */
export const viewsQuery = (list?: string) =>
  queryOptions({
    queryKey: viewKeys.list(list),
    queryFn: async ({ signal }) => (await call(viewEndpoints.data, { list }, { signal })).views,
  });

export const useViews = (list?: string) => useQuery(viewsQuery(list));
