import { roleSubjects } from './roles.fixtures';
import { userRoles, type Role, type RolePermissions } from '@larder/domain/contract';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { indexedDbStorage } from '../persistence';
import { startApi } from '../testing/api';
import { sendAs } from '../testing/sendAs';
import { routes } from './roles.routes';

const data = '/apps/roles/data';
const add = '/apps/roles/add-role';
const update = '/apps/roles/update-role';
const remove = '/apps/roles/delete';
const permissions: RolePermissions = { bill: { read: true, write: false, create: false } };
const role = { name: 'Pass', memberRoles: [] as string[], permissions };

const rolesOf = async ({ get }: ReturnType<typeof startApi>) => (await get(data)).data.roles as Role[];

describe('demo roles', () => {
  it('the demo data contains five built-in roles and a custom one, with rights on every subject', async () => {
    const { data: body } = await startApi().get(data);
    expect(body.roles.map(({ id, name, isBuiltIn }: Role) => [id, name, isBuiltIn])).toEqual([
      [1, 'administrator', true],
      [2, 'manager', true],
      [3, 'user', true],
      [4, 'support', true],
      [5, 'restricted-user', true],
      [6, 'Cellar team', false],
    ]);
    expect(body.subjects).toEqual(roleSubjects);
    for (const { permissions: rights } of body.roles as Role[]) {
      expect(Object.keys(rights)).toEqual(roleSubjects.map(({ id }) => id));
    }
    expect(body.roles.flatMap(({ memberRoles }: Role) => memberRoles).toSorted()).toEqual(userRoles.toSorted());
    expect(await rolesOf(startApi({ seed: 'empty' }))).toHaveLength(5);
  });
});

describe('adding a role', () => {
  it('a new role gets the next ID, the last position and all subjects', async () => {
    const server = startApi();
    const { status, data: body } = await server.post(add, {
      role: { ...role, name: '  Pass  ', memberRoles: ['editor', 'editor'], color: 'red' },
    });
    expect(status).toBe(201);
    expect(body.role).toMatchObject({
      id: 7,
      name: 'Pass',
      label: 'Pass',
      isBuiltIn: false,
      memberRoles: ['editor'],
      version: 1,
    });
    expect(body.role.permissions).toMatchObject({ bill: permissions.bill, menu: { read: false } });
    const roles = await rolesOf(server);
    expect(roles.at(-1)).toEqual(body.role);
    // A user role belongs to one role only.
    expect(roles[2]).toMatchObject({ memberRoles: [], version: 2 });
    expect(roles[1]).toMatchObject({ version: 1 });
  });

  it.each([
    [{}, { role: ['required'] }],
    [{ role: 7 }, { role: ['required'] }],
    [{ role: { ...role, name: '  ' } }, { name: ['required'] }],
    [{ role: { ...role, name: 'x'.repeat(41) } }, { name: [{ key: 'maxLength', n: 40 }] }],
    [{ role: { ...role, permissions: {} } }, { permissions: ['pick'] }],
    [
      { role: { ...role, permissions: { bill: { read: false, write: false, create: false } } } },
      { permissions: ['pick'] },
    ],
    [{ role: { ...role, permissions: { moon: permissions.bill } } }, { 'permissions.moon': ['pick'] }],
    [{ role: { ...role, memberRoles: ['chef'] } }, { 'memberRoles.0': ['pick'] }],
    [{ role: { name: 'Pass', permissions } }, { memberRoles: ['required'] }],
  ])('rejects the role %j', async (body, errors) => {
    const server = startApi();
    const before = await rolesOf(server);
    const response = await server.post(add, body);
    expect([response.status, response.data]).toEqual([422, expect.objectContaining({ code: 'validation', errors })]);
    expect(await rolesOf(server)).toEqual(before);
    expect((await server.post(add, { role })).data.role.id).toBe(7);
  });

  it.each(['manager', ' MANAGER ', 'cellar TEAM'])('rejects an existing role name: %j', async (name) => {
    const { status, data: body } = await startApi().post(add, { role: { ...role, name } });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'taken', errors: { name: ['taken'] } })]);
  });

  it('a role stores any name unchanged, unless it is too long', async () => {
    const server = startApi();
    const name = '<b>\u202Eشيف 👩‍🍳 "\'';
    expect((await server.post(add, { role: { ...role, name } })).data.role.name).toBe(name);
    expect((await server.post(add, { role: { ...role, name: 'y'.repeat(10_000) } })).status).toBe(422);
  });
});

describe('changing a role', () => {
  it('changes the given fields of a role and increases the version', async () => {
    const server = startApi();
    const { status, data: body } = await server.post(update, { role: { id: 6, name: 'Bar team' }, version: 1 });
    expect([status, body.role]).toEqual([200, expect.objectContaining({ id: 6, name: 'Bar team', label: 'Bar team' })]);
    expect(body.role.version).toBe(2);
    expect(body.role.permissions).toEqual((await rolesOf(startApi()))[5]!.permissions);
    const narrowed = await server.post(update, { role: { id: 6, permissions } });
    expect(narrowed.data.role.permissions.task).toEqual({ read: false, write: false, create: false });
  });

  it('rejects a new name of a built-in role, but allows other changes', async () => {
    const { post } = startApi();
    const kept = await post(update, { role: { id: 3, name: 'user', memberRoles: ['editor', 'author'] } });
    expect([kept.status, kept.data.role.memberRoles]).toEqual([200, ['editor', 'author']]);
    const renamed = await post(update, { role: { id: 3, name: 'crew' } });
    expect([renamed.status, renamed.data.code]).toEqual([409, 'built_in']);
  });

  it('reports errors of a role in this order: unknown ID, outdated version, taken name, invalid fields', async () => {
    const server = startApi();
    await server.post(update, { role: { id: 6, name: 'Bar team' } });
    const before = await rolesOf(server);
    const wrong = { name: 'manager', memberRoles: 'all' };
    expect((await server.post(update, { role: { id: 99, ...wrong }, version: 1 })).data).toMatchObject({
      status: 404,
      subject: 'role',
      id: 99,
    });
    const stale = await server.post(update, { role: { id: 6, ...wrong }, version: 1 });
    expect(stale.data).toMatchObject({ status: 409, code: 'version_conflict', current: before[5] });
    expect((await server.post(update, { role: { id: 6, ...wrong }, version: 2 })).data.code).toBe('taken');
    expect((await server.post(update, { role: { id: 6, ...wrong, name: 'Bar' } })).data.code).toBe('validation');
    expect((await server.post(update, { role: { id: 'six' } })).status).toBe(422);
    expect(await rolesOf(server)).toEqual(before);
  });
});

describe('removing a role', () => {
  it('removing a role hides it, never reuses its ID and can be undone', async () => {
    const server = startApi();
    expect((await server.remove(remove, { id: 6 })).data).toEqual({ id: 6 });
    expect((await server.remove(remove, { id: 6 })).status).toBe(404);
    expect((await server.post(add, { role })).data.role.id).toBe(7);
    const { status, data: body } = await server.post('/api/restore', { subject: 'role', ids: [6, 50] });
    expect([status, body.missing]).toEqual([200, [50]]);
    expect((await rolesOf(server)).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('does not restore a role whose name is used again, or members that have moved to another role', async () => {
    const server = startApi();
    const { id } = (await server.post(add, { role: { ...role, memberRoles: ['Owner'] } })).data.role;
    // Without an Owner among the users, the role can be removed.
    await server.post('/apps/users/update-user', { user: { id: 1, role: 'admin' } });
    expect((await server.remove(remove, { id })).status).toBe(200);
    await server.post(update, { role: { id: 1, memberRoles: ['Owner', 'admin'] } });
    await server.post(update, { role: { id: 6, name: 'pass' } });
    expect((await server.post('/api/restore', { subject: 'role', ids: [id] })).data.code).toBe('taken');
    await server.post(update, { role: { id: 6, name: 'Cellar' } });
    expect((await server.post('/api/restore', { subject: 'role', ids: [id] })).status).toBe(200);
    expect((await rolesOf(server)).at(-1)).toMatchObject({ id, memberRoles: [] });
  });

  it('removing a role is rejected for built-in roles and roles in use', async () => {
    const server = startApi();
    expect((await server.remove(remove, { id: 5 })).data).toMatchObject({ status: 409, code: 'built_in' });
    await server.post(update, { role: { id: 6, memberRoles: ['editor'] } });
    expect((await server.remove(remove, { id: 6 })).data).toMatchObject({ status: 409, code: 'in_use', users: 8 });
    expect(await rolesOf(server)).toHaveLength(6);
  });

  it.each([{}, { id: '' }, { id: 'six' }, { id: 1.5 }])('removing a role with %j returns 400', async (params) => {
    expect((await startApi().remove(remove, params)).status).toBe(400);
  });

  it.each([0, -1, 99])('removing a role responds to the ID %i with 404', async (id) => {
    expect((await startApi().remove(remove, { id })).status).toBe(404);
  });
});

describe('access to roles', () => {
  it('access to roles is limited to the owner', async () => {
    const { get, post, remove: del, signIn } = startApi({ auth: 'enforce' });
    for (const person of ['manager', 'server'] as const) {
      const { token } = await signIn(person);
      const responses = await Promise.all([
        get(data, {}, token),
        post(add, { role }, token),
        post(update, { role: { id: 6 } }, token),
        del(remove, { id: 6 }, token),
      ]);
      expect(responses.map(({ status, data: body }) => [status, body.action, body.subject])).toEqual([
        [403, 'read', 'role'],
        [403, 'create', 'role'],
        [403, 'update', 'role'],
        [403, 'delete', 'role'],
      ]);
    }
    expect((await get(data)).status).toBe(401);
    expect((await get(data, {}, (await signIn('owner')).token)).status).toBe(200);
  });

  it('a role can only be given rights that the user has', async () => {
    const storage = indexedDbStorage();
    globalThis.indexedDB = new IDBFactory();
    const first = startApi({ storage });
    const { token } = await first.signIn('owner');
    const stored = JSON.parse((await storage.get('snapshot'))!);
    stored.data.accounts[0].ability.push({ action: ['update', 'delete'], subject: 'bill', inverted: true });
    await storage.set('snapshot', JSON.stringify(stored));
    const { get, post } = startApi({ storage, auth: 'enforce' });
    const before = (await get(data, {}, token)).data.roles;
    const given = { ...role, permissions: { bill: { read: true, write: true, create: true } } };
    const rejected = await post(add, { role: given }, token);
    expect([rejected.status, rejected.data]).toEqual([
      403,
      expect.objectContaining({
        code: 'forbidden',
        action: 'update',
        subject: 'bill',
        errors: { 'permissions.bill.write': ['pick'] },
      }),
    ]);
    const taken = { ...before[0].permissions, bill: { read: true, write: false, create: true } };
    expect((await post(update, { role: { id: 1, permissions: taken } }, token)).status).toBe(403);
    const untouched = { ...before[0].permissions, menu: { read: true, write: false, create: false } };
    expect((await post(update, { role: { id: 1, permissions: untouched } }, token)).status).toBe(200);
  });
});

describe('stored roles', () => {
  it('stored roles survive a reload', async () => {
    globalThis.indexedDB = new IDBFactory();
    const first = startApi({ storage: indexedDbStorage() });
    await first.post(add, { role });
    await first.remove(remove, { id: 6 });
    const second = startApi({ storage: indexedDbStorage() });
    expect(await rolesOf(second)).toEqual(await rolesOf(first));
    expect((await second.post('/api/restore', { subject: 'role', ids: [6] })).status).toBe(200);
    expect((await second.post(add, { role: { ...role, name: 'Door' } })).data.role.id).toBe(8);
  });

  it('stored roles share no objects with responses', async () => {
    const server = startApi();
    const wanted = await rolesOf(server);
    const { role: returned } = (await server.post(update, { role: { id: 6 } })).data;
    returned.permissions.bill.read = !returned.permissions.bill.read;
    (await rolesOf(server))[0]!.memberRoles.length = 0;
    expect((await rolesOf(server)).map(({ version: _version, ...rest }) => rest)).toEqual(
      wanted.map(({ version: _version, ...rest }) => rest),
    );
  });
});

describe('members of a role', () => {
  const send = () => sendAs([{ action: 'manage', subject: 'role' }], routes);

  it('members of a role are not added by users who lack a right of the role', () => {
    const { status, body } = send()(update, { role: { id: 1, memberRoles: ['admin', 'subscriber'] } });
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
    expect(send()(add, { role: { name: 'Pass', memberRoles: ['subscriber'], permissions } }).status).toBe(403);
  });

  it('members of a role can be removed without the rights of the role', () => {
    expect(send()(update, { role: { id: 1, memberRoles: [] } }).status).toBe(200);
  });
});
