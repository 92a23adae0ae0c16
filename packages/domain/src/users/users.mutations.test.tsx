import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession, onSessionEnd, readSession, startSession } from '../store/session';
import type { User, UserList } from './users.contract';
import { useAddUser, useCloseAccount, useDeleteUser, useUpdateUser } from './users.mutations';
import { userKeys, useAllUsers, useUser, useUserList } from './users.queries';
import { useRestore } from '../restore/useRestore';

const person = (id: number, company = 'Quay Street'): User => ({
  id,
  fullName: `User ${id}`,
  company,
  role: 'editor',
  username: `user${id}`,
  country: 'Ireland',
  contact: '+1 212 555 0199',
  email: `user${id}@larder.example`,
  currentPlan: 'team',
  status: 'active',
  avatar: '',
  version: 1,
});

const { adapter } = http.defaults;
let server = createFakeServer();
let people: User[] = [];
/** Response to a write. Set by each test. */
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

function read(url: string): FakeResponse {
  if (url === '/api/users/list/all-data') return { status: 200, data: people };
  if (url === '/api/users/list/data') return { status: 200, data: { users: people, total: people.length } };
  return { status: 200, data: { user: people.find(({ id }) => id === 2) } };
}

beforeEach(() => {
  people = [person(1), person(2), person(3)];
  server = createFakeServer();
  server.onCall = (arrival) => (arrival.method === 'get' ? read(arrival.url) : write(arrival));
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      page: useUserList({ page: 1 }).data,
      everyone: useAllUsers().data,
      one: useUser(2).data,
      add: useAddUser(),
      update: useUpdateUser(),
      otherUpdate: useUpdateUser(),
      remove: useDeleteUser(),
      other: useDeleteUser(),
      close: useCloseAccount(),
      back: useRestore('user'),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() =>
    expect([result.current.page, result.current.everyone, result.current.one]).not.toContain(undefined),
  );
  return { result, queryClient };
}

const idsOf = (list: User[] | UserList | undefined) => (Array.isArray(list) ? list : list?.users)?.map(({ id }) => id);

it('does not cache the response of an earlier session', async () => {
  startSession(server.signIn(1));
  const { result, queryClient } = await setup();
  const { response, respond } = createDeferred();
  write = () => response;
  act(() => result.current.update.mutate({ user: { id: 2, company: 'Fern Hall' } }));
  await waitFor(() => expect(server.calls('/apps/users/update-user')).toHaveLength(1));
  act(() => endSession('signed-out'));
  act(() => startSession(server.signIn(2)));
  queryClient.setQueryData(userKeys.detail(2), person(2));
  act(() => respond({ status: 200, data: { user: person(2, 'Fern Hall') } }));
  await waitFor(() => expect(result.current.update.isPending).toBe(false));
  expect(queryClient.getQueryData<User>(userKeys.detail(2))?.company).toBe('Quay Street');
  expect(result.current.update.error).toMatchObject({ status: 401 });
});

describe('deleting a user', () => {
  it('removes a deleted user from every list immediately', async () => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.remove.mutate({ id: 2 }));
    await waitFor(() => expect(idsOf(result.current.page)).toEqual([1, 3]));
    expect(result.current.page?.total).toBe(2);
    expect(idsOf(result.current.everyone)).toEqual([1, 3]);
    people = [person(1), person(3)];
    respond({ status: 200 });
    await waitFor(() => expect(result.current.remove.isSuccess).toBe(true));
    expect(idsOf(result.current.page)).toEqual([1, 3]);
  });

  it.each([403, 404, 500])('rolls back the deletion of a user after status %i', async (status) => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.remove.mutate({ id: 2 }));
    await waitFor(() => expect(idsOf(result.current.page)).toEqual([1, 3]));
    respond({ status, data: { code: 'x' } });
    await waitFor(() => expect(result.current.remove.isError).toBe(true));
    expect(idsOf(result.current.page)).toEqual([1, 2, 3]);
    expect(result.current.page?.total).toBe(3);
    expect(idsOf(result.current.everyone)).toEqual([1, 2, 3]);
  });

  it('refetches users only after the last of several deletions', async () => {
    const { result } = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    write = ({ params }) => ((params as { id: number }).id === 1 ? first.response : second.response);
    const reads = () => server.calls('/api/users/list/data').length;
    act(() => result.current.remove.mutate({ id: 1 }));
    act(() => result.current.other.mutate({ id: 2 }));
    await waitFor(() => expect(idsOf(result.current.page)).toEqual([3]));
    const before = reads();
    people = [person(2), person(3)];
    first.respond({ status: 200 });
    await waitFor(() => expect(result.current.remove.isSuccess).toBe(true));
    expect([idsOf(result.current.page), reads()]).toEqual([[3], before]);
    people = [person(3)];
    second.respond({ status: 200 });
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(idsOf(result.current.page)).toEqual([3]);
  });

  it('keeps later changes when the deletion of a user fails', async () => {
    const { result } = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    write = ({ params }) => ((params as { id: number }).id === 1 ? first.response : second.response);
    act(() => result.current.remove.mutate({ id: 1 }));
    act(() => result.current.other.mutate({ id: 2 }));
    await waitFor(() => expect(idsOf(result.current.page)).toEqual([3]));
    first.respond({ status: 409, data: { code: 'x' } });
    await waitFor(() => expect(result.current.remove.isError).toBe(true));
    expect([idsOf(result.current.page), result.current.page?.total]).toEqual([[1, 3], 2]);
    expect(idsOf(result.current.everyone)).toEqual([1, 3]);
    people = [person(1), person(3)];
    second.respond({ status: 200 });
    await waitFor(() => expect(result.current.other.isSuccess).toBe(true));
    expect(idsOf(result.current.page)).toEqual([1, 3]);
  });
});

describe('changing a user', () => {
  it('shows a changed user in lists and detail immediately and ignores omitted fields', async () => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.update.mutate({ user: { id: 2, company: 'Fern Hall', country: undefined }, version: 1 }));
    await waitFor(() => expect(result.current.one?.company).toBe('Fern Hall'));
    expect(result.current.one?.country).toBe('Ireland');
    expect(result.current.everyone?.[1]?.company).toBe('Fern Hall');
    people = [person(1), { ...person(2, 'Fern Hall'), version: 2 }, person(3)];
    respond({ status: 200, data: { user: people[1] } });
    await waitFor(() => expect(result.current.update.isSuccess).toBe(true));
    expect(result.current.one).toEqual(people[1]);
  });

  it('two quick changes of a user do not conflict', async () => {
    const { result } = await setup();
    const versions: unknown[] = [];
    write = ({ data }) => {
      const { user: sent, version } = JSON.parse(String(data)) as { user: Partial<User>; version: number };
      versions.push(version);
      people = [person(1), { ...people[1]!, ...sent, version: version + 1 }, person(3)];
      return { status: 200, data: { user: people[1] } };
    };
    act(() => {
      result.current.update.mutate({ user: { id: 2, company: 'Fern Hall' }, version: 1 });
      result.current.otherUpdate.mutate({ user: { id: 2, country: 'Norway' }, version: 1 });
    });
    await waitFor(() => expect(result.current.one?.version).toBe(3));
    expect(versions).toEqual([1, 2]);
    expect(result.current.one).toMatchObject({ company: 'Fern Hall', country: 'Norway' });
  });

  it.each([409, 422, 500])('rolls back a changed user after status %i and refetches', async (status) => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.update.mutate({ user: { id: 2, company: 'Fern Hall' }, version: 1 }));
    await waitFor(() => expect(result.current.one?.company).toBe('Fern Hall'));
    const asked = server.calls('/api/users/user').length;
    respond({ status, data: { code: 'version_conflict' } });
    await waitFor(() => expect(result.current.update.isError).toBe(true));
    expect(result.current.one).toEqual(person(2));
    expect(result.current.page?.users[1]).toEqual(person(2));
    expect(server.calls('/api/users/user').length).toBe(asked + 1);
  });
});

it('a user who changes their own role has the new role in the session', async () => {
  startSession(server.signIn(2));
  const { result } = await setup();
  write = () => ({ status: 200, data: { user: { ...person(2), role: 'author' } } });
  act(() => result.current.update.mutate({ user: { id: 2, role: 'author' } }));
  await waitFor(() => expect(result.current.update.isSuccess).toBe(true));
  expect(readSession().user?.role).toBe('author');
});

it('closing the account ends the session as a sign-out, not as an expired session', async () => {
  startSession(server.signIn(2));
  const { result } = await setup();
  const reasons: string[] = [];
  const stop = onSessionEnd((reason) => reasons.push(reason));
  server.onRefresh = () => ({ status: 401, data: { code: 'unauthenticated' } });
  write = () => {
    server.expire();
    server.onCall = undefined;
    return { status: 200, data: { user: { ...person(2), status: 'inactive' } } };
  };
  act(() => result.current.close.mutate(2));
  await waitFor(() => expect(result.current.close.isSuccess).toBe(true));
  stop();
  expect(reasons).toEqual(['signed-out']);
  expect(server.refreshes()).toBe(0);
});

describe('adding and restoring a user', () => {
  it('refetches the affected queries after adding or restoring a user', async () => {
    const { result } = await setup();
    write = ({ url }) => {
      if (url === '/api/restore') return { status: 200, data: { restored: [], missing: [] } };
      people = [person(4), ...people];
      return { status: 201, data: { user: person(4) } };
    };
    const { id: _, version: __, ...fields } = person(4);
    await act(() => result.current.add.mutateAsync(fields));
    await waitFor(() => expect(idsOf(result.current.page)).toEqual([4, 1, 2, 3]));
    people = people.slice(1);
    await act(() => result.current.back.mutateAsync([9]));
    await waitFor(() => expect(idsOf(result.current.page)).toEqual([1, 2, 3]));
  });
});
