import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import type { Notification, NotificationList } from './notifications.contract';
import { newerThan } from './notifications';
import { useUpdateNotifications } from './notifications.mutations';
import { useNotifications } from './notifications.queries';

const { adapter } = http.defaults;
let server = createFakeServer();
let write: () => FakeResponse | Promise<FakeResponse>;
const entry = (id: number, isRead: boolean): Notification => ({
  id,
  group: 'personal',
  kind: 'info',
  title: `Note ${id}`,
  text: '',
  time: '2026-11-20T20:15:00Z',
  isRead,
});
const list: NotificationList = { notifications: [entry(3, false), entry(2, false), entry(1, true)], unread: 2 };

beforeEach(() => {
  server = createFakeServer();
  server.onCall = ({ method }) => (method === 'get' ? { status: 200, data: list } : write());
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({ list: useNotifications().data, update: useUpdateNotifications(), other: useUpdateNotifications() }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect(result.current.list).toBeDefined());
  return result;
}

it('a notification is marked as read immediately', async () => {
  const page = await setup();
  const { response, respond } = createDeferred();
  write = () => response;
  act(() => page.current.update.mutate({ ids: [3], isRead: true }));
  await waitFor(() => expect(page.current.list?.unread).toBe(1));
  respond({ status: 200, data: { notifications: [entry(3, true), entry(2, false), entry(1, true)], unread: 1 } });
  await waitFor(() => expect(page.current.update.isSuccess).toBe(true));
  expect(page.current.list?.notifications[0]?.isRead).toBe(true);
});

it.each([404, 500])('restores dismissed notifications after status %i', async (status) => {
  const page = await setup();
  const { response, respond } = createDeferred();
  write = () => response;
  act(() => page.current.update.mutate({ all: true, isDismissed: true }));
  await waitFor(() => expect(page.current.list).toEqual({ notifications: [], unread: 0 }));
  respond({ status, data: { code: 'x' } });
  await waitFor(() => expect(page.current.list).toEqual(list));
});

it('an earlier response does not revert a later change of a notification', async () => {
  const page = await setup();
  const [first, second] = [createDeferred(), createDeferred()];
  const responses = [first.response, second.response];
  write = () => responses.shift()!;
  act(() => page.current.update.mutate({ ids: [3], isRead: true }));
  await waitFor(() => expect(page.current.list?.unread).toBe(1));
  act(() => page.current.other.mutate({ ids: [2], isRead: true }));
  await waitFor(() => expect(page.current.list?.unread).toBe(0));
  first.respond({ status: 200, data: { notifications: [entry(3, true), entry(2, false), entry(1, true)], unread: 1 } });
  await waitFor(() => expect(page.current.update.isSuccess).toBe(true));
  expect(page.current.list?.unread).toBe(0);
  second.respond({ status: 200, data: { notifications: [entry(3, true), entry(2, true), entry(1, true)], unread: 0 } });
  await waitFor(() => expect(page.current.other.isSuccess).toBe(true));
  expect(page.current.list?.unread).toBe(0);
});

it('a failed change of a notification does not revert a later one', async () => {
  const page = await setup();
  const [first, second] = [createDeferred(), createDeferred()];
  const responses = [first.response, second.response];
  write = () => responses.shift()!;
  act(() => page.current.update.mutate({ ids: [3], isRead: true }));
  await waitFor(() => expect(page.current.list?.unread).toBe(1));
  act(() => page.current.other.mutate({ ids: [2], isDismissed: true }));
  await waitFor(() => expect(page.current.list?.unread).toBe(0));
  first.respond({ status: 500, data: { code: 'x' } });
  await waitFor(() =>
    expect(page.current.list).toEqual({ notifications: [entry(3, false), entry(1, true)], unread: 1 }),
  );
  second.respond({ status: 200, data: { notifications: [entry(3, false), entry(1, true)], unread: 1 } });
  await waitFor(() => expect(page.current.other.isSuccess).toBe(true));
});

it('treats unread notifications above the highest known ID as new, but not restored ones', () => {
  expect(newerThan([entry(5, false), entry(4, true), entry(3, false)], 3)).toEqual([entry(5, false)]);
});
