import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { localDate } from '../time/localDate';
import { serverNow } from '../time/serverTime';
import { menuCountsEndpoints } from './menuCounts.contract';
import { menuCountsKey } from '../cache/menuCountsKey';

export const menuCountsQuery = (restaurant: string) =>
  queryOptions({
    queryKey: menuCountsKey(restaurant),
    queryFn: ({ signal }) =>
      call(menuCountsEndpoints.counts, { restaurant, today: localDate(serverNow()) }, { signal }),
  });

/** Returns the counts in the navigation menu, refetched every minute while `enabled`, and after each mutation. */
export const useMenuCounts = (restaurant: string, enabled: boolean) =>
  useQuery({ ...menuCountsQuery(restaurant), enabled, refetchInterval: 60_000 }).data;
