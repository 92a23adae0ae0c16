import { useMutation, type QueryClient } from '@tanstack/react-query';
import { changeRows, rowsIn } from '../cache/changeRows';
import { optimistic, type OptimisticOptions } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { moveMembers } from './roles';
import { roleEndpoints, type Role, type RoleForm, type RoleList } from './roles.contract';
import { roleKeys } from './roles.queries';

const change = <Input>(apply?: OptimisticOptions<Input>['apply']) =>
  optimistic<Input>({ key: roleKeys.all, apply, invalidate: [roleKeys.all] });

/** Writes the saved role to the cached list until the list reloads. */
function show(client: QueryClient, role: Role) {
  client.setQueryData<RoleList>(roleKeys.lists(), (data) => {
    if (!data) return data;
    const isKnown = data.roles.some(({ id }) => id === role.id);
    const roles = isKnown ? data.roles.map((other) => (other.id === role.id ? role : other)) : [...data.roles, role];
    return { ...data, roles: moveMembers(roles, role) };
  });
}

export const useAddRole = () =>
  useMutation({
    ...change<RoleForm>(),
    mutationFn: async (role: RoleForm) => (await call(roleEndpoints.add, { role })).role,
    onSuccess: (role, _input, _before, { client }) => show(client, role),
  });

export const useUpdateRole = () =>
  useMutation({
    ...change<EndpointInput<typeof roleEndpoints.update>>(),
    mutationFn: async (input: EndpointInput<typeof roleEndpoints.update>) =>
      (await call(roleEndpoints.update, input)).role,
    onSuccess: (role, _input, _before, { client }) => show(client, role),
  });

export const useDeleteRole = () =>
  useMutation({
    mutationFn: (id: number) => call(roleEndpoints.remove, { id }),
    ...change<number>((id, client) =>
      changeRows<RoleList, Role>(client, roleKeys.lists(), rowsIn('roles'), (roles) =>
        roles.filter((role) => role.id !== id),
      ),
    ),
  });
