import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { userEndpoints, type UserListParameters } from './users.contract';

export const userKeys = {
  all: ['users'] as const,
  lists: () => [...userKeys.all, 'list'] as const,
  list: (parameters: UserListParameters) => [...userKeys.lists(), parameters] as const,
  everyone: () => [...userKeys.lists(), 'everyone'] as const,
  details: () => [...userKeys.all, 'detail'] as const,
  detail: (id: number) => [...userKeys.details(), id] as const,
  settings: (id: number) => [...userKeys.detail(id), 'settings'] as const,
};

/** One page of the list; while the next one loads the former stays. */
export const userListQuery = (parameters: UserListParameters) =>
  queryOptions({
    queryKey: userKeys.list(parameters),
    queryFn: ({ signal }) => call(userEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

/** Everyone, for tiles, filter options and export. */
export const allUsersQuery = () =>
  queryOptions({
    queryKey: userKeys.everyone(),
    queryFn: ({ signal }) => call(userEndpoints.all, {}, { signal }),
  });

/** One person; never shows the former one while the next loads. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: userKeys.detail(id),
    queryFn: async ({ signal }) => (await call(userEndpoints.user, { id }, { signal })).user,
  });

export const userDetailsQuery = (id: number) =>
  queryOptions({
    queryKey: userKeys.settings(id),
    queryFn: async ({ signal }) => (await call(userEndpoints.details, { id }, { signal })).details,
  });

export const useUserList = (parameters: UserListParameters) => useQuery(userListQuery(parameters));
export const useAllUsers = () => useQuery(allUsersQuery());
export const useUser = (id: number) => useQuery(userQuery(id));
export const useUserDetails = (id: number) => useQuery(userDetailsQuery(id));
