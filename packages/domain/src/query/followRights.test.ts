import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '../http/axiosClient';
import { call } from '../http/client';
import { createFakeServer } from '../http/testing/fakeServer';
import { roleEndpoints } from '../roles/roles.contract';
import { endSession, readCredentials, readSession, startSession } from '../store/session';
import { createQueryClient } from './queryClient';
import { followRights } from './followRights';

const channel = vi.hoisted(() => Object.assign(new EventTarget(), { postMessage: () => undefined }));
vi.mock('../store/tabChannel', () => ({ tabChannel: () => channel }));

const { adapter } = http.defaults;
const ability = [{ action: ['read'], subject: 'user' }];
let server = createFakeServer();
let stop: () => void;
const onChange = vi.fn<() => void>();
const client = createQueryClient();

beforeEach(() => {
  server = createFakeServer();
  http.defaults.adapter = server.adapter;
  startSession(server.signIn());
  onChange.mockClear();
  stop = followRights(client, onChange);
});
afterEach(() => {
  stop();
  endSession('signed-out');
  client.clear();
  http.defaults.adapter = adapter;
});

const serveRights = () => {
  server.onRefresh = () => ({ status: 200, data: { ...server.issue(), ability } });
};
const changeElsewhere = () => channel.dispatchEvent(new MessageEvent('message', { data: 'changed' }));

it("the user's rights are updated after a role changes in another tab", async () => {
  serveRights();
  changeElsewhere();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(readSession().user?.ability).toEqual(ability);
});

it('rights that stay the same are not reported as a change', async () => {
  server.onRefresh = () => ({ status: 200, data: { ...server.issue(), ability: readSession().user?.ability } });
  changeElsewhere();
  await vi.waitFor(() => expect(readCredentials().token).toBe('access-2'));
  expect(onChange).not.toHaveBeenCalled();
});

it("the user's rights are updated after a role changes in this tab", async () => {
  serveRights();
  server.onCall = () => ({ status: 200, data: { id: 6 } });
  await call(roleEndpoints.remove, { id: 6 });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
});

it('denied requests update the rights at most once a minute', async () => {
  serveRights();
  server.onCall = () => ({ status: 403, data: { code: 'forbidden', action: 'read', subject: 'role' } });
  const read = (key: number) =>
    client.fetchQuery({ queryKey: ['roles', key], queryFn: () => call(roleEndpoints.list, {}) }).catch(() => undefined);
  await read(1);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  await read(2);
  expect(server.refreshes()).toBe(1);
});
