import { queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { roleEndpoints } from './roles.contract';

export const roleKeys = entityKeys('roles');

/** Queries all roles, and the list of permission subjects. */
export const rolesQuery = () =>
  queryOptions({
    queryKey: roleKeys.lists(),
    queryFn: ({ signal }) => call(roleEndpoints.list, {}, { signal }),
  });

export const useRoles = (enabled = true) => useQuery({ ...rolesQuery(), enabled });
