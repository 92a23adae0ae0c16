import type { Role, RolePermissions, RoleRights, Rule } from '@larder/domain/contract';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '../accounts';
import { indexedDbStorage } from '../persistence';
import { startApi } from '../testing/api';

const none: RoleRights = { read: false, write: false, create: false };
const tasks = '/apps/todo/tasks';
const updateTask = '/apps/todo/update-task';
const addTask = '/apps/todo/add-tasks';
const invoices = '/apps/invoice/invoices';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Starts an API and signs in the owner and a user with the role `server`. `setRights` changes a role as the owner. */
async function setUp(options: Parameters<typeof startApi>[0] = {}) {
  const api = startApi({ auth: 'enforce', ...options });
  const { token: owner } = await api.signIn('owner');
  const { token: server, refreshToken } = await api.signIn('server');
  const rolesNow = async () => (await api.get('/apps/roles/data', {}, owner)).data.roles as Role[];
  const setRights = async (name: string, changes: RolePermissions) => {
    const { id, permissions } = (await rolesNow()).find((role) => role.name === name)!;
    const role = { id, permissions: { ...permissions, ...changes } };
    expect((await api.post('/apps/roles/update-role', { role }, owner)).status).toBe(200);
  };
  return { ...api, owner, server, refreshToken, setRights };
}
const signInAs = async ({ post }: Pick<ReturnType<typeof startApi>, 'post'>, role: string) => {
  const { email, password } = demoAccounts.find((demo) => demo.role === role)!;
  return (await post('/jwt/login', { email, password })).data.ability as Rule[];
};

describe('rights of a role', () => {
  it('a right that is revoked from a role is denied at the next call, and allowed again once restored', async () => {
    const { get, post, server, setRights } = await setUp();
    const [{ id }] = (await get(tasks, {}, server)).data;
    const save = () => post(updateTask, { task: { id, isImportant: true } }, server);
    expect((await save()).status).toBe(200);
    await setRights('restricted-user', { task: { read: true, write: false, create: true } });
    expect((await save()).data).toMatchObject({ status: 403, action: 'update', subject: 'task' });
    expect([(await get(tasks, {}, server)).status, (await post(addTask, {}, server)).status]).toEqual([200, 422]);
    await setRights('restricted-user', { task: { read: true, write: true, create: true } });
    expect((await save()).status).toBe(200);
  });

  it('a role without any right on a subject denies all calls of the subject', async () => {
    const { get, post, server, setRights } = await setUp();
    await setRights('restricted-user', { task: none });
    const responses = [
      await get(tasks, {}, server),
      await post(addTask, {}, server),
      await post(updateTask, {}, server),
    ];
    expect(responses.map(({ status, data }) => [status, data.action])).toEqual([
      [403, 'read'],
      [403, 'create'],
      [403, 'update'],
    ]);
  });

  it('a right that is granted to a role allows its calls', async () => {
    const { get, server, setRights } = await setUp();
    expect((await get(invoices, {}, server)).status).toBe(403);
    await setRights('restricted-user', { invoice: { ...none, read: true } });
    expect((await get(invoices, {}, server)).status).toBe(200);
  });

  it('conditions of an account stay when other rights of its role change', async () => {
    const { get, server, setRights } = await setUp();
    const before = (await get(tasks, {}, server)).data;
    await setRights('restricted-user', { product: none });
    expect((await get(tasks, {}, server)).data).toEqual(before);
  });

  it('a refresh and a sign-in return the changed rights', async () => {
    const api = await setUp();
    const before = await signInAs(api, 'server');
    await api.setRights('restricted-user', { product: none });
    const changed = [...before, { action: ['read'], subject: 'product', inverted: true }];
    const { data } = await api.post('/jwt/refresh-token', { refreshToken: api.refreshToken });
    expect(data).toEqual({ accessToken: expect.any(String), refreshToken: expect.any(String), ability: changed });
    expect(await signInAs(api, 'server')).toEqual(changed);
  });

  it.each(['manager', 'server'] as const)('the demo role of the %s initially matches its account', async (role) => {
    const server = startApi();
    const initial = await signInAs(server, role);
    await server.post('/apps/roles/update-role', { role: { id: role === 'manager' ? 2 : 5, memberRoles: [] } });
    expect(initial).toEqual(await signInAs(server, role));
  });

  it('an owner has all rights, even those that their role lacks', async () => {
    const { get, owner, setRights } = await setUp();
    await setRights('administrator', { role: none, invoice: none });
    expect((await get('/apps/roles/data', {}, owner)).status).toBe(200);
    expect((await get(invoices, {}, owner)).status).toBe(200);
  });

  it('members who move to another role get its rights', async () => {
    const { get, post, owner, server } = await setUp();
    expect((await get(invoices, {}, server)).status).toBe(403);
    await post('/apps/roles/update-role', { role: { id: 6, memberRoles: ['subscriber'] } }, owner);
    const responses = [
      await get(invoices, {}, server),
      await get('/apps/bills/list', { restaurant: 'rst-nyc' }, server),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 403]);
  });

  it('an account without a role keeps its initial rights', async () => {
    const { get, post, owner, server } = await setUp();
    await post('/apps/roles/update-role', { role: { id: 5, memberRoles: [] } }, owner);
    expect([(await get(tasks, {}, server)).status, (await get(invoices, {}, server)).status]).toEqual([200, 403]);
  });

  it('roles stored by an earlier version are replaced by roles that match the accounts', async () => {
    const storage = indexedDbStorage();
    const first = await setUp({ storage });
    await first.setRights('restricted-user', { task: none });
    const { data } = JSON.parse((await storage.get('snapshot'))!);
    await storage.set('snapshot', JSON.stringify({ version: 2, data }));
    const second = startApi({ storage, auth: 'enforce' });
    expect((await second.get(tasks, {}, first.server)).status).toBe(200);
  });
});
