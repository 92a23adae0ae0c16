import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { permissionEndpoints, type PermissionListParameters } from './permissions.contract';

export const permissionKeys = {
  all: ['permissions'] as const,
  lists: () => [...permissionKeys.all, 'list'] as const,
  list: (parameters: PermissionListParameters) => [...permissionKeys.lists(), parameters] as const,
};

/** One page beside all permissions; while the next one loads the former stays. */
export const permissionListQuery = (parameters: PermissionListParameters) =>
  queryOptions({
    queryKey: permissionKeys.list(parameters),
    queryFn: ({ signal }) => call(permissionEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

export const usePermissionList = (parameters: PermissionListParameters) => useQuery(permissionListQuery(parameters));
