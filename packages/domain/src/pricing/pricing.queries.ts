import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { pricingEndpoints } from './pricing.contract';

export const pricingKeys = { all: ['pricing'] as const };

/** Queries the plans. They never become stale, because they only change with a release. */
export const pricingQuery = () =>
  queryOptions({
    queryKey: pricingKeys.all,
    queryFn: ({ signal }) => call(pricingEndpoints.data, {}, { signal }),
    staleTime: Infinity,
  });

export const usePricing = () => useQuery(pricingQuery());
