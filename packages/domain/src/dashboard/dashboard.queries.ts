import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { dashboardEndpoints, type ServiceDayParameters } from './dashboard.contract';

/** Keys start with the scope, so that two restaurants never share an entry. */
export const dashboardKeys = {
  all: (scope: string) => [scope, 'dashboard'] as const,
  /** Checks whether a key is that of a service day, in any scope. */
  owns: (key: readonly unknown[]) => key[1] === 'dashboard',
  serviceDay: ({ restaurant, date, compare = 'lastWeek' }: ServiceDayParameters) =>
    [...dashboardKeys.all(restaurant), date ?? null, compare] as const,
};

const minute = 60_000;

/**
 * Queries a service day. Tiles, chart, breakdown and exceptions share one response, so that they always agree. A live
 * day is refetched every minute.
 */
export const serviceDayQuery = (parameters: ServiceDayParameters) =>
  queryOptions({
    queryKey: dashboardKeys.serviceDay(parameters),
    queryFn: async ({ signal }) => (await call(dashboardEndpoints.serviceDay, parameters, { signal })).dashboard,
    refetchInterval: ({ state }) => (state.data?.live ? minute : false),
    placeholderData: (before) => (before?.restaurant === parameters.restaurant ? before : undefined),
  });

export const useServiceDay = (parameters: ServiceDayParameters, enabled = true) =>
  useQuery({ ...serviceDayQuery(parameters), enabled });
