import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { userEndpoints, type UserListParameters } from './users.contract';

const keys = entityKeys('users');
export const userKeys = {
  ...keys,
  everyone: () => [...keys.lists(), 'everyone'] as const,
  settings: (id: number) => [...keys.detail(id), 'settings'] as const,
};

/** Queries one page of users. Keeps the previous page while the next loads. */
export const userListQuery = (parameters: UserListParameters) =>
  queryOptions({
    queryKey: userKeys.list(parameters),
    queryFn: ({ signal }) => call(userEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

/** Queries all users, for tiles, filter options and export. */
export const allUsersQuery = () =>
  queryOptions({
    queryKey: userKeys.everyone(),
    queryFn: ({ signal }) => call(userEndpoints.all, {}, { signal }),
  });

/** Queries one user. Doesn't show the previous user while loading. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: userKeys.detail(id),
    queryFn: async ({ signal }) => (await call(userEndpoints.user, { id }, { signal })).user,
  });

export const useUserList = (parameters: UserListParameters) => useQuery(userListQuery(parameters));
export const useAllUsers = (enabled = true) => useQuery({ ...allUsersQuery(), enabled });

/** Returns a function that resolves to all users, loaded now or earlier. */
export function useFetchAllUsers() {
  const client = useQueryClient();
  return () => client.ensureQueryData(allUsersQuery());
}
export const useUser = (id: number, enabled = true) => useQuery({ ...userQuery(id), enabled });
