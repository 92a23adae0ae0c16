import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { changeRows, pageIn, type Rows } from '../lists/changeRows';
import { reloadAfterLast } from '../lists/optimistic';
import { restoreEndpoints } from '../restore/restore.contract';
import { readSession, updateSessionUser } from '../store/session';
import { userEndpoints, type NewUser, type User, type UserList } from './users.contract';
import { userKeys } from './users.queries';
import type { UserDetailsUpdate } from './userDetailsUpdate.contract';

/** A list is everyone, or one page of them. */
const listRows: Rows<User[] | UserList, User> = {
  read: (data) => (Array.isArray(data) ? data : data.users),
  write: (data, users) => (Array.isArray(data) ? users : pageIn<'users', UserList>('users').write(data, users)),
};

/** Changes a person in every cached list at once. */
const changeLists = (client: QueryClient, id: number, change: (users: readonly User[]) => User[]) =>
  changeRows(client, userKeys.lists(), listRows, [id], change);

/** Shared by the changes that show at once. */
const mutationKey = [...userKeys.all, 'change'];
const reloadLists = (client: QueryClient) => client.invalidateQueries({ queryKey: userKeys.lists() });
const settle = (client: QueryClient) => reloadAfterLast(client, mutationKey, userKeys.lists());

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
      const undoLists = await changeLists(client, changes.id, (users) =>
        users.map((user) => (user.id === changes.id ? { ...user, ...changes } : user)),
      );
      return () => {
        undoLists();
        client.setQueryData(key, detail);
      };
    },
    onError: (_error, _input, undo) => undo?.(),
    onSuccess: (user, _input, _before, { client }) => {
      client.setQueryData(userKeys.detail(user.id), user);
      const { id, fullName, username, email, avatar } = user;
      if (id === readSession().user?.id) updateSessionUser({ fullName, username, email, avatar });
    },
    // A plan is part of the details too, and a refused change may mean that someone else was quicker.
    onSettled: (_user, _error, { user }, _before, { client }) =>
      Promise.all([settle(client), client.invalidateQueries({ queryKey: userKeys.detail(user.id) })]),
  });

export const useDeleteUser = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: number) => call(userEndpoints.remove, { id }),
    onMutate: (id, { client }) => changeLists(client, id, (users) => users.filter((user) => user.id !== id)),
    onError: (_error, _id, undo) => undo?.(),
    onSuccess: (_answer, id, _before, { client }) => {
      client.removeQueries({ queryKey: userKeys.detail(id), type: 'inactive' });
    },
    onSettled: (_answer, _error, _id, _before, { client }) => settle(client),
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
