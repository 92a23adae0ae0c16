import { useMutation, type QueryClient } from '@tanstack/react-query';
import { changeInOrder } from '../cache/changeInOrder';
import { changeRows, pageIn, type Rows } from '../cache/changeRows';
import { changeQueries, optimistic, undoAll } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { signOut } from '../session/session.mutations';
import { readSession, updateSessionUser } from '../store/session';
import { userEndpoints, type NewUser, type User, type UserList } from './users.contract';
import { userKeys } from './users.queries';

/** Reads and writes the users of a list, which contains all of them or one page. */
const listRows: Rows<User[] | UserList, User> = {
  read: (data) => (Array.isArray(data) ? data : data.users),
  write: (data, users) => (Array.isArray(data) ? users : pageIn<'users', UserList>('users').write(data, users)),
};

/** Changes a user in every cached list. */
const changeLists = (client: QueryClient, change: (users: readonly User[]) => User[]) =>
  changeRows(client, userKeys.lists(), listRows, change);

const setVersion = (client: QueryClient, { id, version }: User) =>
  client.setQueriesData<User[] | UserList>(
    { queryKey: userKeys.lists() },
    (data) =>
      data &&
      listRows.write(
        data,
        listRows.read(data).map((user) => (user.id === id ? { ...user, version } : user)),
      ),
  );

const reloadLists = (client: QueryClient) => client.invalidateQueries({ queryKey: userKeys.lists() });

type UpdateUser = EndpointInput<typeof userEndpoints.update>;
type DeleteUser = EndpointInput<typeof userEndpoints.remove>;

export const useAddUser = () =>
  useMutation({
    mutationFn: async (user: NewUser) => (await call(userEndpoints.add, user)).user,
    onSuccess: (_user, _input, _before, { client }) => reloadLists(client),
  });

export const useUpdateUser = () =>
  useMutation({
    mutationFn: ({ user, version: seen }: UpdateUser, { client }) =>
      changeInOrder(
        client,
        `user ${user.id}`,
        seen,
        async (version) => (await call(userEndpoints.update, { user, version })).user,
      ),
    ...optimistic<UpdateUser>({
      key: userKeys.all,
      apply: async ({ user }, client) => {
        const given = Object.entries(user).filter(([, value]) => value !== undefined);
        // `null` clears a field.
        const changes = Object.fromEntries(given.map(([name, value]) => [name, value ?? ''])) as Partial<User> & {
          id: number;
        };
        const key = userKeys.detail(changes.id);
        const undoDetail = await changeQueries(client, { queryKey: key, exact: true }, () =>
          client.setQueryData<User>(key, (detail) => detail && { ...detail, ...changes }),
        );
        const undoLists = await changeLists(client, (users) =>
          users.map((user) => (user.id === changes.id ? { ...user, ...changes } : user)),
        );
        return undoAll(undoDetail, undoLists);
      },
      // The plan is part of the details too.
      invalidate: [userKeys.lists(), userKeys.details()],
    }),
    onSuccess: (user, _input, _before, { client }) => {
      client.setQueryData(userKeys.detail(user.id), user);
      // Until the lists are refetched, the next change needs this version.
      setVersion(client, user);
      const { id, fullName, username, email, avatar, role } = user;
      if (id === readSession().user?.id) updateSessionUser({ fullName, username, email, avatar, role });
    },
  });

/**
 * Deactivates the account of the signed-in user, then signs out, so that no request fails because the session has
 * ended.
 */
export const useCloseAccount = () =>
  useMutation({
    mutationFn: async (id: number) => {
      await call(userEndpoints.update, { user: { id, status: 'inactive' } });
      signOut();
    },
  });

export const useDeleteUser = () =>
  useMutation({
    mutationFn: (input: DeleteUser) => call(userEndpoints.remove, input),
    ...optimistic<DeleteUser>({
      key: userKeys.all,
      apply: ({ id }, client) =>
        id === undefined ? undefined : changeLists(client, (users) => users.filter((user) => user.id !== id)),
      invalidate: [userKeys.lists()],
    }),
    onSuccess: (_response, { id }, _before, { client }) => {
      if (id !== undefined) client.removeQueries({ queryKey: userKeys.detail(id), type: 'inactive' });
    },
  });
