import { useMutation } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { dashboardEndpoints, type DashboardData } from './dashboard.contract';
import { dashboardKeys } from './dashboard.queries';

export type ExceptionReview = EndpointInput<typeof dashboardEndpoints.reviewException>;

/** Asks about an exception, closes it or opens it again. Replaces it in all loaded service days. */
export const useReviewException = () =>
  useMutation({
    mutationFn: async (review: ExceptionReview) => (await call(dashboardEndpoints.reviewException, review)).exception,
    onSuccess: (exception, _review, _before, { client }) =>
      client.setQueriesData<DashboardData>(
        { predicate: ({ queryKey }) => dashboardKeys.owns(queryKey) },
        (data) =>
          data && {
            ...data,
            exceptions: data.exceptions.map((entry) => (entry.id === exception.id ? exception : entry)),
          },
      ),
  });
