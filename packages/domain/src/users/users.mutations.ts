import { useMutation, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { restoreEndpoints } from '../restore/restore.contract';
import { readSession, updateSessionUser } from '../store/session';
import { userEndpoints, type NewUser, type User, type UserList } from './users.contract';
import { userKeys } from './users.queries';
import type { UserDetailsUpdate } from './userDetailsUpdate.contract';

type Snapshot = [key: QueryKey, data: unknown][];

/** Changes the people in every cached list at once and says what was there before. */
async function changeLists(client: QueryClient, change: (users: User[]) => User[]): Promise<Snapshot> {
  const filter = { queryKey: userKeys.lists() };
  await client.cancelQueries(filter);
  const before = client.getQueriesData<User[] | UserList>(filter);
  client.setQueriesData<User[] | UserList>(filter, (data) => {
    if (!data) return data;
    if (Array.isArray(data)) return change(data);
    const users = change(data.users);
    return { users, total: data.total - (data.users.length - users.length) };
  });
  return before;
}

function rollBack(client: QueryClient, snapshot: Snapshot | undefined) {
  for (const [key, data] of snapshot ?? []) client.setQueryData(key, data);
}

/** Shared by the changes that show at once. */
const mutationKey = [...userKeys.all, 'change'];
const reloadLists = (client: QueryClient) => client.invalidateQueries({ queryKey: userKeys.lists() });
/** Of many changes on their way only the last one reloads: an answer in between would bring back what they have changed. */
const reloadAfterLast = (client: QueryClient) =>
  client.isMutating({ mutationKey }) > 1 ? undefined : reloadLists(client);

export const useAddUser = () =>
  useMutation({
    mutationFn: async (user: NewUser) => (await call(userEndpoints.add, user)).user,
    onSuccess: (_user, _input, _before, { client }) => reloadLists(client),
  });

export const useUpdateUser = () =>
  useMutation({
    mutationKey,
    mutationFn: async (input: EndpointInput<typeof userEndpoints.update>) =>
      (await call(userEndpoints.update, input)).user,
    onMutate: async ({ user }, { client }) => {
      const given = Object.entries(user).filter(([, value]) => value !== undefined);
      // `null` clears a field.
      const changes = Object.fromEntries(given.map(([name, value]) => [name, value ?? ''])) as Partial<User> & {
        id: number;
      };
      const key = userKeys.detail(changes.id);
      await client.cancelQueries({ queryKey: key, exact: true });
      const detail = client.getQueryData<User>(key);
      if (detail) client.setQueryData(key, { ...detail, ...changes });
      const lists = await changeLists(client, (users) =>
        users.map((user) => (user.id === changes.id ? { ...user, ...changes } : user)),
      );
      return [...lists, [key, detail] as [QueryKey, unknown]];
    },
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSuccess: (user, _input, _before, { client }) => {
      client.setQueryData(userKeys.detail(user.id), user);
      const { id, fullName, username, email, avatar } = user;
      if (id === readSession().user?.id) updateSessionUser({ fullName, username, email, avatar });
    },
    // A plan is part of the details too, and a refused change may mean that someone else was quicker.
    onSettled: (_user, _error, { user }, _before, { client }) =>
      Promise.all([reloadAfterLast(client), client.invalidateQueries({ queryKey: userKeys.detail(user.id) })]),
  });

export const useDeleteUser = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: number) => call(userEndpoints.remove, { id }),
    onMutate: (id, { client }) => changeLists(client, (users) => users.filter((user) => user.id !== id)),
    onError: (_error, _id, before, { client }) => rollBack(client, before),
    onSuccess: (_answer, id, _before, { client }) => {
      client.removeQueries({ queryKey: userKeys.detail(id), type: 'inactive' });
    },
    onSettled: (_answer, _error, _id, _before, { client }) => reloadAfterLast(client),
  });

/** Takes deletions back: same ids, same places. */
export const useRestoreUsers = () =>
  useMutation({
    mutationFn: (ids: number[]) => call(restoreEndpoints.restore, { subject: 'user', ids }),
    onSuccess: (_answer, _ids, _before, { client }) => client.invalidateQueries({ queryKey: userKeys.all }),
  });

export const useUpdateUserDetails = () =>
  useMutation({
    mutationFn: (input: UserDetailsUpdate) => call(userEndpoints.updateDetails, input),
    onSuccess: ({ details, user }, { id }, _before, { client }) => {
      client.setQueryData(userKeys.settings(id), details);
      client.setQueryData(userKeys.detail(id), user);
      return reloadLists(client);
    },
    onError: (_error, { id }, _before, { client }) => client.invalidateQueries({ queryKey: userKeys.settings(id) }),
  });

/** Takes the removal of a payment method or address back: to its place, with its flags. */
export const useRestoreDetailItem = (userId: number) =>
  useMutation({
    mutationFn: ({ subject, id }: { subject: 'paymentMethod' | 'address'; id: string }) =>
      call(restoreEndpoints.restore, { subject, ids: [id] }),
    onSuccess: (_answer, _item, _before, { client }) =>
      client.invalidateQueries({ queryKey: userKeys.settings(userId) }),
  });
