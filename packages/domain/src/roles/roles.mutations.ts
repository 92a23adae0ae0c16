import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { changeRows, rowsIn } from '../lists/changeRows';
import { reloadAfterLast } from '../lists/optimistic';
import { restoreEndpoints } from '../restore/restore.contract';
import { takeMembers } from './roles';
import { roleEndpoints, type Role, type RoleForm, type RoleList } from './roles.contract';
import { roleKeys } from './roles.queries';

const mutationKey = [...roleKeys.all, 'change'];
const reload = (client: QueryClient) => reloadAfterLast(client, mutationKey, roleKeys.all);

/** What the server answered, in its place in the list, until the list itself comes. */
function show(client: QueryClient, role: Role) {
  client.setQueryData<RoleList>(roleKeys.lists(), (data) => {
    if (!data) return data;
    const isKnown = data.roles.some(({ id }) => id === role.id);
    const roles = isKnown ? data.roles.map((other) => (other.id === role.id ? role : other)) : [...data.roles, role];
    return { ...data, roles: takeMembers(roles, role) };
  });
}

export const useAddRole = () =>
  useMutation({
    mutationKey,
    mutationFn: async (role: RoleForm) => (await call(roleEndpoints.add, { role })).role,
    onSuccess: (role, _input, _before, { client }) => show(client, role),
    onSettled: (_role, _error, _input, _before, { client }) => reload(client),
  });

export const useUpdateRole = () =>
  useMutation({
    mutationKey,
    mutationFn: async (input: EndpointInput<typeof roleEndpoints.update>) =>
      (await call(roleEndpoints.update, input)).role,
    onSuccess: (role, _input, _before, { client }) => show(client, role),
    onSettled: (_role, _error, _input, _before, { client }) => reload(client),
  });

/** Gone from the list at once; comes back where it is refused. */
export const useDeleteRole = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: number) => call(roleEndpoints.remove, { id }),
    onMutate: (id, { client }) =>
      changeRows<RoleList, Role>(client, roleKeys.lists(), rowsIn('roles'), [id], (roles) =>
        roles.filter((role) => role.id !== id),
      ),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: (_answer, _error, _id, _before, { client }) => reload(client),
  });

/** Takes deletions back: same ids, same places. */
export const useRestoreRoles = () =>
  useMutation({
    mutationFn: (ids: number[]) => call(restoreEndpoints.restore, { subject: 'role', ids }),
    onSuccess: (_answer, _ids, _before, { client }) => client.invalidateQueries({ queryKey: roleKeys.all }),
  });
