import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { notificationEndpoints } from './notifications.contract';

export const notificationKeys = { all: ['notifications'] as const };

/** Asked for again every minute and on focus (pages.md 3.10). */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: notificationKeys.all,
    queryFn: ({ signal }) => call(notificationEndpoints.data, {}, { signal }),
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });

export const useNotifications = () => useQuery(notificationsQuery());
