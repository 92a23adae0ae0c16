import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { changeCached, reloadAfterLast, rollBack } from '../lists/optimistic';
import { restoreEndpoints } from '../restore/restore.contract';
import { permissionEndpoints, type Permission, type PermissionList } from './permissions.contract';
import { permissionKeys } from './permissions.queries';

const mutationKey = [...permissionKeys.all, 'change'];
const reload = (client: QueryClient) => reloadAfterLast(client, mutationKey, permissionKeys.lists());

const changeList =
  (change: (permissions: Permission[]) => Permission[]) =>
  (data: PermissionList): PermissionList => {
    const permissions = change(data.permissions);
    const total = data.total - (data.permissions.length - permissions.length);
    return { ...data, allData: change(data.allData), permissions, total };
  };
/** Changes the permissions of every cached list at once. */
const changeLists = (client: QueryClient, change: (permissions: Permission[]) => Permission[]) =>
  changeCached(client, permissionKeys.lists(), changeList(change));
const put = (changed: Partial<Permission> & { id: number }) => (permissions: Permission[]) =>
  permissions.map((permission) => (permission.id === changed.id ? { ...permission, ...changed } : permission));

export const useAddPermission = () =>
  useMutation({
    mutationFn: async (permission: EndpointInput<typeof permissionEndpoints.add>['permission']) =>
      (await call(permissionEndpoints.add, { permission })).permission,
    onSuccess: (_permission, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: permissionKeys.lists() }),
  });

/** Shows at once; also for the many of a bulk change. */
export const useUpdatePermission = () =>
  useMutation({
    mutationKey,
    mutationFn: async (input: EndpointInput<typeof permissionEndpoints.update>) =>
      (await call(permissionEndpoints.update, input)).permission,
    onMutate: ({ id, version: _version, ...given }, { client }) => {
      const changes = Object.entries(given).filter(([, value]) => value !== undefined);
      return changeLists(client, put({ id, ...Object.fromEntries(changes) }));
    },
    // With its new version, so that the next change of it is no conflict.
    onSuccess: (permission, _input, _before, { client }) => {
      client.setQueriesData<PermissionList>(
        { queryKey: permissionKeys.lists() },
        (data) => data && changeList(put(permission))(data),
      );
    },
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSettled: (_permission, _error, _input, _before, { client }) => reload(client),
  });

export const useDeletePermission = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: number) => call(permissionEndpoints.remove, { id }),
    onMutate: (id, { client }) =>
      changeLists(client, (permissions) => permissions.filter((permission) => permission.id !== id)),
    onError: (_error, _id, before, { client }) => rollBack(client, before),
    onSettled: (_answer, _error, _id, _before, { client }) => reload(client),
  });

/** Takes deletions back: same ids, same places. */
export const useRestorePermissions = () =>
  useMutation({
    mutationFn: (ids: number[]) => call(restoreEndpoints.restore, { subject: 'permission', ids }),
    onSuccess: (_answer, _ids, _before, { client }) => client.invalidateQueries({ queryKey: permissionKeys.lists() }),
  });
