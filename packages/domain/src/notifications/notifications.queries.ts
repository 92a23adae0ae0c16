import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { notificationEndpoints } from './notifications.contract';

export const notificationKeys = { all: ['notifications'] as const };

/** Queries the notifications, every minute and on focus. */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: notificationKeys.all,
    queryFn: ({ signal }) => call(notificationEndpoints.data, {}, { signal }),
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
  });

export const useNotifications = () => useQuery(notificationsQuery());
