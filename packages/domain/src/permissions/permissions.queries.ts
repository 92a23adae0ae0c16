import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { permissionEndpoints, type PermissionListParameters } from './permissions.contract';

export const permissionKeys = entityKeys('permissions');

/** Queries one page and all permissions. Keeps the previous page while the next loads. */
export const permissionListQuery = (parameters: PermissionListParameters) =>
  queryOptions({
    queryKey: permissionKeys.list(parameters),
    queryFn: ({ signal }) => call(permissionEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

export const usePermissionList = (parameters: PermissionListParameters) => useQuery(permissionListQuery(parameters));
