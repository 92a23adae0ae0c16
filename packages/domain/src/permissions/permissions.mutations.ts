import { useMutation, type QueryClient } from '@tanstack/react-query';
import { changeRows, pageIn, rowsIn, type Rows } from '../cache/changeRows';
import { optimistic, type OptimisticOptions } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { permissionEndpoints, type Permission, type PermissionList } from './permissions.contract';
import { permissionKeys } from './permissions.queries';

type UpdatePermission = EndpointInput<typeof permissionEndpoints.update>;
type DeletePermission = EndpointInput<typeof permissionEndpoints.remove>;

const change = <Input>(apply: OptimisticOptions<Input>['apply']) =>
  optimistic<Input>({ key: permissionKeys.all, apply, invalidate: [permissionKeys.lists()] });

const places: Rows<PermissionList, Permission>[] = [pageIn('permissions'), rowsIn('allData')];
/** Changes a permission in every cached list. */
const changeLists = (client: QueryClient, change: (permissions: readonly Permission[]) => Permission[]) =>
  changeRows(client, permissionKeys.lists(), places, change);
const put = (changed: Partial<Permission> & { id: number }) => (permissions: readonly Permission[]) =>
  permissions.map((permission) => (permission.id === changed.id ? { ...permission, ...changed } : permission));

export const useAddPermission = () =>
  useMutation({
    mutationFn: async (permission: EndpointInput<typeof permissionEndpoints.add>['permission']) =>
      (await call(permissionEndpoints.add, { permission })).permission,
    onSuccess: (_permission, _input, _before, { client }) =>
      client.invalidateQueries({ queryKey: permissionKeys.lists() }),
  });

export const useUpdatePermission = () =>
  useMutation({
    mutationFn: async (input: UpdatePermission) => (await call(permissionEndpoints.update, input)).permission,
    ...change<UpdatePermission>(({ id, version: _version, ...given }, client) => {
      const changes = Object.entries(given).filter(([, value]) => value !== undefined);
      return changeLists(client, put({ id, ...Object.fromEntries(changes) }));
    }),
    // The response contains the new version, without which the next change would conflict.
    onSuccess: async (permission, _input, _undo, { client }) => {
      await changeLists(client, put(permission));
    },
  });

export const useDeletePermission = () =>
  useMutation({
    mutationFn: (input: DeletePermission) => call(permissionEndpoints.remove, input),
    ...change<DeletePermission>(({ id }, client) =>
      changeLists(client, (permissions) => permissions.filter((permission) => permission.id !== id)),
    ),
  });
