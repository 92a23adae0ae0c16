import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { localDate } from '../time/localDate';
import { serverNow, useServerNow } from '../time/serverTime';
import { menuCountsEndpoints } from './menuCounts.contract';
import { menuCountsKey } from '../cache/menuCountsKey';

export const menuCountsQuery = (restaurant: string) =>
  queryOptions({
    queryKey: menuCountsKey(restaurant),
    queryFn: ({ signal }) =>
      call(menuCountsEndpoints.counts, { restaurant, today: localDate(serverNow()) }, { signal }),
  });

/**
 * Returns the counts in the navigation menu, refetched every minute while `enabled`, after each mutation, and when the
 * first response shows that it is another day on the server.
 */
export function useMenuCounts(restaurant: string, enabled: boolean) {
  const today = localDate(useServerNow());
  const query = menuCountsQuery(restaurant);
  return useQuery({ ...query, queryKey: [...query.queryKey, today], enabled, refetchInterval: 60_000 }).data;
}
