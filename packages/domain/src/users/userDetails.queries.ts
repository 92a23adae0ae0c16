import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { userDetailsEndpoints } from './userDetailsCalls.contract';
import { userKeys } from './users.queries';

export const userDetailsQuery = (id: number) =>
  queryOptions({
    queryKey: userKeys.settings(id),
    queryFn: async ({ signal }) => (await call(userDetailsEndpoints.details, { id }, { signal })).details,
  });

export const useUserDetails = (id: number) => useQuery(userDetailsQuery(id));
