import type { User } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const list = '/api/users/list/data';
const all = '/api/users/list/all-data';
const one = '/api/users/user';
const everyone = (await startApi().get(all)).data as User[];

const person = {
  fullName: 'Ada Vale',
  username: 'ada.vale',
  email: 'ada.vale@saltmarsh.example',
  contact: '+1 212 555 0199',
  company: 'Quay Street',
  country: 'Ireland',
  role: 'editor',
  currentPlan: 'team',
};

describe('adding a user', () => {
  it('puts a new user first, active and without a picture', async () => {
    const { get, post } = startApi();
    const { status, data } = await post('/apps/users/add-user', person);
    expect([status, data.user]).toEqual([
      201,
      { ...person, id: 51, status: 'active', avatar: '', restaurantIds: ['rst-nyc'], version: 1 },
    ]);
    const { users, total } = (await get(list)).data as { users: User[]; total: number };
    expect([total, users[0]?.id, users[1]?.id]).toEqual([51, 51, 1]);
  });

  it('adds a user without contact, company and country', async () => {
    const { contact: _contact, company: _company, country: _country, ...rest } = person;
    const { status, data } = await startApi().post('/apps/users/add-user', rest);
    expect([status, data.user]).toMatchObject([201, { ...rest, contact: '', company: '', country: '' }]);
  });

  it('never reuses a user ID, even after a delete', async () => {
    const { post, remove } = startApi();
    const add = async () => (await post('/apps/users/add-user', person)).data.user.id as number;
    expect(await add()).toBe(51);
    await remove('/apps/users/delete', { id: 51 });
    expect(await add()).toBe(52);
  });

  it.each([
    [{ username: 'maren.holt' }, ['username']],
    [{ email: 'Maren.Holt@saltmarsh.example' }, ['email']],
    [{ username: 'maren.holt', email: 'maren.holt@saltmarsh.example' }, ['username', 'email']],
  ])('rejects existing values of a new user: %j', async (change, fields) => {
    const server = startApi();
    const before = await server.state();
    const { status, data } = await server.post('/apps/users/add-user', { ...person, ...change });
    expect([status, data.code, Object.keys(data.errors as object)]).toEqual([409, 'taken', fields]);
    expect(await server.state()).toBe(before);
    expect((await server.post('/apps/users/add-user', person)).data.user.id).toBe(51);
  });

  it.each([
    [{ fullName: ' ' }, { fullName: ['required'] }],
    [{ fullName: 'a'.repeat(121) }, { fullName: [{ key: 'maxLength', n: 120 }] }],
    [{ username: 'Ada Vale' }, { username: ['username'] }],
    [{ email: 'ada@vale' }, { email: ['email'] }],
    [{ contact: 'soon' }, { contact: ['phone'] }],
    [{ role: 'king' }, { role: ['pick'] }],
    [{ currentPlan: null }, { currentPlan: ['pick'] }],
    [{ company: 5 }, { company: ['required'] }],
    [{ country: 5 }, { country: ['required'] }],
  ])('rejects an invalid field of a new user: %j', async (change, errors) => {
    const { status, data } = await startApi().post('/apps/users/add-user', { ...person, ...change });
    expect([status, data]).toEqual([422, expect.objectContaining({ code: 'validation', errors })]);
  });
});

describe('changing a user', () => {
  const update = '/apps/users/update-user';

  it('changes the given fields of a user only and increases the version', async () => {
    const { get, post } = startApi();
    const { status, data } = await post(update, { user: { id: 9, company: 'Fern Hall', id2: 1 }, version: 1 });
    expect([status, data.user]).toEqual([200, { ...everyone[8], company: 'Fern Hall', version: 2 }]);
    expect((await get(one, { id: 9 })).data).toEqual(data);
  });

  it('rejects an outdated version with the current user', async () => {
    const server = startApi();
    await server.post(update, { user: { id: 9, company: 'Fern Hall' }, version: 1 });
    const before = await server.state();
    const { status, data } = await server.post(update, {
      user: { id: 9, company: 'Quay Street', email: 'x' },
      version: 1,
    });
    expect([status, data]).toEqual([
      409,
      expect.objectContaining({
        code: 'version_conflict',
        current: { ...everyone[8], company: 'Fern Hall', version: 2 },
      }),
    ]);
    expect(await server.state()).toBe(before);
  });

  it.each([
    [{ user: { id: 999, company: '' } }, 404],
    [{ user: { id: 9, username: 'maren.holt' } }, 409],
    [{ user: { id: 9, status: 'gone' } }, 422],
    [{ user: { id: 9, avatar: 'javascript:alert(1)' } }, 422],
    [{ user: { company: 'Fern Hall' } }, 422],
    [{}, 422],
    [{ user: 'nine' }, 422],
  ])('changing a user with %j returns %i and changes nothing', async (body, wanted) => {
    const server = startApi();
    const before = await server.state();
    expect((await server.post(update, body)).status).toBe(wanted);
    expect(await server.state()).toBe(before);
  });

  it('changing a user with null removes a picture, but no required field', async () => {
    const { post } = startApi();
    expect((await post(update, { user: { id: 9, avatar: null } })).data.user.avatar).toBe('');
    const { data } = await post(update, { user: { id: 9, email: null, role: null } });
    expect(data).toMatchObject({ status: 422, errors: { email: ['required'], role: ['pick'] } });
  });

  it('rejects a picture above 800 kB for existing and new users', async () => {
    const { post } = startApi();
    const avatar = `data:image/png;base64,${'A'.repeat(1_066_672)}`;
    const responses = [
      await post(update, { user: { id: 9, avatar } }),
      await post('/apps/users/add-user', { ...person, avatar }),
    ];
    for (const { data } of responses) expect(data).toMatchObject({ status: 413, code: 'too_large', limit: 800_000 });
  });

  it('checks uniqueness of a user before other fields', async () => {
    const { data } = await startApi().post('/apps/users/add-user', { ...person, username: 'maren.holt', email: 'no' });
    expect(data).toMatchObject({ status: 409, errors: { username: ['taken'] } });
  });

  it('trims the name and address of a user', async () => {
    const { post } = startApi();
    const { data } = await post(update, { user: { id: 9, fullName: ' Noor Vale ', email: ' noor@larder.example ' } });
    expect(data.user).toMatchObject({ fullName: 'Noor Vale', email: 'noor@larder.example' });
  });

  it("accepts a user's unchanged username and address", async () => {
    const { username, email } = everyone[8]!;
    expect((await startApi().post(update, { user: { id: 9, username, email } })).status).toBe(200);
  });
});

describe('deleting and restoring a user', () => {
  const restore = (server: ReturnType<typeof startApi>, ids: number[]) =>
    server.post('/api/restore', { subject: 'user', ids });

  it('deleting and restoring a user keeps position and ID', async () => {
    const server = startApi();
    await server.remove('/apps/users/delete', { id: 9 });
    await server.remove('/apps/users/delete', { id: 10 });
    expect((await server.get(one, { id: 9 })).status).toBe(404);
    expect((await server.get(list)).data.total).toBe(48);
    expect((await server.remove('/apps/users/delete', { id: 9 })).status).toBe(404);
    const { status, data } = await restore(server, [10, 9, 77]);
    expect([status, data]).toEqual([200, { restored: [everyone[8], everyone[9]], missing: [77] }]);
    expect((await server.get(all)).data).toEqual(everyone);
  });

  it('deletes a user by username', async () => {
    const server = startApi();
    const { username } = everyone[8]!;
    expect((await server.remove('/apps/users/delete', { username, version: 2 })).status).toBe(409);
    expect((await server.remove('/apps/users/delete', { username, version: 1 })).status).toBe(200);
    expect((await server.remove('/apps/users/delete', { username, version: 1 })).status).toBe(404);
    expect((await server.remove('/apps/users/delete', {})).status).toBe(400);
  });

  it('does not delete a user who has changed since the given version', async () => {
    const server = startApi();
    await server.post('/apps/users/update-user', { user: { id: 9, company: 'Fern Hall' } });
    const { status, data } = await server.remove('/apps/users/delete', { id: 9, version: 1 });
    expect([status, data.code, data.current.company]).toEqual([409, 'version_conflict', 'Fern Hall']);
    expect((await server.remove('/apps/users/delete', { id: 9, version: 2 })).status).toBe(200);
  });

  it('restoring a user is rejected if nothing was removed or the name is used again', async () => {
    const server = startApi();
    expect((await restore(server, [9])).status).toBe(404);
    expect((await restore(server, [])).status).toBe(422);
    expect((await server.post('/api/restore', { subject: 'user', ids: [null] })).status).toBe(422);
    expect((await server.post('/api/restore', { subject: 'kettle', ids: [1] })).status).toBe(422);
    await server.post('/apps/users/add-user', person);
    await server.remove('/apps/users/delete', { id: 51 });
    await server.post('/apps/users/add-user', { ...person, email: 'other@saltmarsh.example' });
    expect((await restore(server, [51])).data).toMatchObject({
      status: 409,
      code: 'taken',
      errors: { username: ['taken'] },
    });
    await server.remove('/apps/users/delete', { id: 52 });
    expect((await restore(server, [51, 52])).status).toBe(409);
    expect((await server.get(all)).data).toEqual(everyone);
  });
});

describe('user rights', () => {
  it('user rights prevent restoring users with a higher role', async () => {
    const { post, remove, signIn } = startApi({ auth: 'enforce' });
    const [owner, manager] = [await signIn('owner'), await signIn('manager')];
    const admin = everyone.find(({ role, id }) => role === 'admin' && id > 3)!;
    await post('/apps/users/update-user', { user: { id: admin.id, role: 'Owner' } }, owner.token);
    await remove('/apps/users/delete', { id: admin.id }, owner.token);
    const restore = ({ token }: { token: string }) => post('/api/restore', { subject: 'user', ids: [admin.id] }, token);
    expect([(await restore(manager)).status, (await restore(owner)).status]).toEqual([404, 200]);
  });

  it('user rights deny the role `server` access to users, except their own details', async () => {
    const { get, post, remove, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('server');
    const rejected = [
      await get(list, {}, token),
      await get(all, {}, token),
      await get(one, { id: 9 }, token),
      await post('/apps/users/add-user', {}, token),
      await post('/apps/users/update-user', {}, token),
      await remove('/apps/users/delete', { id: 999 }, token),
      await post('/api/restore', { subject: 'user', ids: [9] }, token),
      await get('/api/users/details', { id: 1 }, token),
      await post('/apps/users/update-details', { id: 1, section: 'profile', data: {} }, token),
    ];
    for (const { status, data } of rejected) {
      expect([status, data]).toEqual([403, expect.objectContaining({ code: 'forbidden', subject: 'user' })]);
    }
    expect((await get('/api/users/details', { id: 3 }, token)).status).toBe(200);
    const own = { id: 3, section: 'profile', data: { taxId: 'TX-1' } };
    expect((await post('/apps/users/update-details', own, token)).data.details.profile.taxId).toBe('TX-1');
  });

  it('user rights prevent assigning a higher role and changing users who have one', async () => {
    const { post, signIn } = startApi({ auth: 'enforce' });
    const [owner, manager] = [(await signIn('owner')).token, (await signIn('manager')).token];
    const add = (role: string, token: string) => post('/apps/users/add-user', { ...person, role }, token);
    expect((await add('Owner', manager)).status).toBe(403);
    expect((await add('Owner', owner)).data.user).toMatchObject({ id: 51, role: 'Owner' });
    const change = (user: object, token: string) => post('/apps/users/update-user', { user }, token);
    expect((await change({ id: 51, company: 'Mine' }, manager)).status).toBe(403);
    expect((await change({ id: 9, role: 'Owner' }, manager)).status).toBe(403);
    expect((await change({ id: 9, role: 'Project Manager' }, manager)).status).toBe(200);
    expect((await change({ id: 51, role: 'admin' }, owner)).status).toBe(200);
  });
});

describe('restaurants of users', () => {
  it('changing the restaurants of a user changes their workplaces', async () => {
    const { post, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('owner');
    const user = { id: 3, restaurantIds: ['rst-lis', 'rst-tyo'] };
    expect((await post('/apps/users/update-user', { user }, token)).status).toBe(200);
    expect(await signIn('server')).toMatchObject({
      workPlaces: [
        { _id: 'rst-lis', name: 'Casa Alecrim' },
        { _id: 'rst-tyo', name: 'Komorebi Table' },
      ],
    });
  });

  it('users can only be added to restaurants of the caller', async () => {
    const { post, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('manager');
    const change = (restaurantIds: string[], id = 3) =>
      post('/apps/users/update-user', { user: { id, restaurantIds } }, token);
    expect((await change(['rst-nyc', 'rst-tyo'])).data.errors).toEqual({ 'restaurantIds.1': ['pick'] });
    expect((await change([])).data.errors).toEqual({ restaurantIds: ['pick'] });
    expect((await change(['rst-lis'])).status).toBe(200);
    const added = await post('/apps/users/add-user', { ...person, restaurantIds: ['rst-tyo'] }, token);
    expect(added.status).toBe(422);
  });

  it('a user can keep a restaurant that the caller cannot open', async () => {
    const { get, post, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('manager');
    const { data } = await get('/api/users/list/data', { restaurant: 'rst-tyo', role: 'maintainer' }, token);
    const { id, restaurantIds } = (data as { users: User[] }).users[0]!;
    const user = { id, restaurantIds: [...restaurantIds!, 'rst-nyc'] };
    expect((await post('/apps/users/update-user', { user }, token)).status).toBe(200);
  });
});

describe('users who delete their account', () => {
  it('users cannot delete their own account, so that an owner remains', async () => {
    const { get, remove, signIn } = startApi({ auth: 'enforce' });
    const { token, id } = await signIn('owner');
    expect((await remove('/apps/users/delete', { id }, token)).data).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await get('/api/users/user', { id }, token)).status).toBe(200);
  });
});

describe('deleting users with a higher role', () => {
  it('deleting users with a higher role is rejected, and deleting a user ends their sessions', async () => {
    const { get, remove, signIn } = startApi({ auth: 'enforce' });
    const [owner, manager, server] = [await signIn('owner'), await signIn('manager'), await signIn('server')];
    expect((await remove('/apps/users/delete', { id: 1 }, manager.token)).status).toBe(403);
    expect((await remove('/apps/users/delete', { id: 3 }, owner.token)).status).toBe(200);
    expect((await get('/api/bookmarks/data', {}, server.token)).status).toBe(401);
  });
});

describe('any sequence of adding, deleting and restoring', () => {
  const step = fc.record({ kind: fc.constantFrom('add', 'delete', 'restore'), id: fc.integer({ min: 1, max: 8 }) });

  it('randomly added, deleted and restored users have unique IDs and keep their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const { get, post, remove } = startApi({ seed: 'empty' });
        let rows = [1, 2, 3].map((id) => ({ id, isLive: true }));
        for (const [index, { kind, id }] of steps.entries()) {
          const row = rows.find((entry) => entry.id === id);
          const names = { username: `ada.vale${index}`, email: `ada${index}@saltmarsh.example` };
          const send = {
            add: () => post('/apps/users/add-user', { ...person, ...names }),
            delete: () => remove('/apps/users/delete', { id }),
            restore: () => post('/api/restore', { subject: 'user', ids: [id] }),
          };
          const { status, data } = await send[kind]();
          const wanted = { add: 201, delete: row?.isLive ? 200 : 404, restore: row && !row.isLive ? 200 : 404 };
          expect(status).toBe(wanted[kind]);
          if (kind === 'add') rows = [{ id: data.user.id as number, isLive: true }, ...rows];
          else if (row) row.isLive = kind === 'restore';
          expect(new Set(rows.map((entry) => entry.id)).size).toBe(rows.length);
          const shown = ((await get(all)).data as User[]).map((user) => user.id);
          expect(shown).toEqual(rows.filter(({ isLive }) => isLive).map((entry) => entry.id));
        }
      }),
      { numRuns: 60 },
    );
  });
});
