import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { apiKeyEndpoints } from './apiKeys.contract';

export const apiKeyKeys = { all: ['api-keys'] as const };

export const apiKeysQuery = () =>
  queryOptions({
    queryKey: apiKeyKeys.all,
    queryFn: async ({ signal }) => (await call(apiKeyEndpoints.data, {}, { signal })).keys,
  });

export const useApiKeys = () => useQuery(apiKeysQuery());
