import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { dashboardEndpoints, type ServiceDayParameters } from './dashboard.contract';

export const dashboardKeys = {
  all: ['dashboard'] as const,
  serviceDay: (parameters: ServiceDayParameters) => [...dashboardKeys.all, 'service-day', parameters] as const,
};

const minute = 60_000;

/** One answer feeds tiles, chart, breakdown and exceptions, so they cannot disagree; a live day is asked for again each minute. */
export const serviceDayQuery = (parameters: ServiceDayParameters) =>
  queryOptions({
    queryKey: dashboardKeys.serviceDay(parameters),
    queryFn: async ({ signal }) => (await call(dashboardEndpoints.serviceDay, parameters, { signal })).dashboard,
    refetchInterval: ({ state }) => (state.data?.live ? minute : false),
    placeholderData: (before) => (before?.restaurant === parameters.restaurant ? before : undefined),
  });

export const useServiceDay = (parameters: ServiceDayParameters, enabled = true) =>
  useQuery({ ...serviceDayQuery(parameters), enabled });
