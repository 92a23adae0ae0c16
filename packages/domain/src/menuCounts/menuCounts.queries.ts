import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { localDate } from '../time/localDate';
import { serverNow, useServerNow } from '../time/serverTime';
import { menuCountsEndpoints } from './menuCounts.contract';
import { menuCountsKey } from '../cache/menuCountsKey';

/** `day` is part of the key, so that the counts are requested again on another day. */
export const menuCountsQuery = (restaurant: string, day = localDate(serverNow())) =>
  queryOptions({
    queryKey: [...menuCountsKey(restaurant), day],
    queryFn: ({ signal }) =>
      call(menuCountsEndpoints.counts, { restaurant, today: localDate(serverNow()) }, { signal }),
  });

/**
 * Returns the counts in the navigation menu, refetched every minute while `enabled`, after each mutation, and when the
 * first response shows that it is another day on the server.
 */
export function useMenuCounts(restaurant: string, enabled: boolean) {
  const today = localDate(useServerNow());
  return useQuery({ ...menuCountsQuery(restaurant, today), enabled, refetchInterval: 60_000 }).data;
}
