import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { changeRows, pageIn, rowsIn, type Rows } from '../lists/changeRows';
import { reloadAfterLast } from '../lists/optimistic';
import { restoreEndpoints } from '../restore/restore.contract';
import { permissionEndpoints, type Permission, type PermissionList } from './permissions.contract';
import { permissionKeys } from './permissions.queries';

const mutationKey = [...permissionKeys.all, 'change'];
const reload = (client: QueryClient) => reloadAfterLast(client, mutationKey, permissionKeys.lists());

const places: Rows<PermissionList, Permission>[] = [pageIn('permissions'), rowsIn('allData')];
/** Changes a permission in every cached list at once. */
const changeLists = (client: QueryClient, id: number, change: (permissions: readonly Permission[]) => Permission[]) =>
  changeRows(client, permissionKeys.lists(), places, [id], change);
const put = (changed: Partial<Permission> & { id: number }) => (permissions: readonly Permission[]) =>
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
      return changeLists(client, id, put({ id, ...Object.fromEntries(changes) }));
    },
    // With its new version, so that the next change of it is no conflict.
    onSuccess: async (permission, _input, _undo, { client }) => {
      await changeLists(client, permission.id, put(permission));
    },
    onError: (_error, _input, undo) => undo?.(),
    onSettled: (_permission, _error, _input, _before, { client }) => reload(client),
  });

export const useDeletePermission = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: number) => call(permissionEndpoints.remove, { id }),
    onMutate: (id, { client }) =>
      changeLists(client, id, (permissions) => permissions.filter((permission) => permission.id !== id)),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: (_answer, _error, _id, _before, { client }) => reload(client),
  });

/** Takes deletions back: same ids, same places. */
export const useRestorePermissions = () =>
  useMutation({
    mutationFn: (ids: number[]) => call(restoreEndpoints.restore, { subject: 'permission', ids }),
    onSuccess: (_answer, _ids, _before, { client }) => client.invalidateQueries({ queryKey: permissionKeys.lists() }),
  });
