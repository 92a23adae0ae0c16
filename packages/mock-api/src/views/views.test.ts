import type { View } from '@larder/domain/contract';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { indexedDbStorage } from '../persistence';
import { startApi } from '../testing/api';

const data = '/api/views/data';
const save = '/api/views/save';
const mine = { list: 'users', name: 'Kitchen', params: { role: 'editor' }, columns: [{ id: 'email', hidden: true }] };

function start(options: Parameters<typeof startApi>[0] = {}) {
  const server = startApi(options);
  const read = async (token?: string, list = '') => (await server.get(data, { list }, token)).data.views as View[];
  return { ...server, read };
}
async function people() {
  const server = start({ auth: 'enforce' });
  const [owner, manager, waiter] = [
    await server.signIn('owner'),
    await server.signIn('manager'),
    await server.signIn('server'),
  ];
  return { ...server, owner: owner.token, manager: manager.token, waiter: waiter.token };
}
const ids = (views: View[]) => views.map(({ id }) => id);

describe('saved views', () => {
  it('saved views include those of the user, shared ones and those of the workplace', async () => {
    const { read, owner, manager, waiter } = await people();
    expect(ids(await read(owner))).toEqual(['view-1', 'view-2', 'view-3']);
    expect(ids(await read(owner, 'invoices'))).toEqual(['view-2']);
    expect(ids(await read(manager))).toEqual(['view-2', 'view-3']);
    expect(ids(await read(waiter))).toEqual(['view-3']);
    expect(await read(owner, 'nothing')).toEqual([]);
  });

  it('does not delete a view that has changed since the given version', async () => {
    const { post, remove } = start();
    const { data: made } = await post(save, { view: mine });
    const { id } = made.view as View;
    await post(save, { view: { id, name: 'Bar' }, version: 1 });
    expect((await post(save, { view: { id, name: 'Pass' }, version: 1 })).status).toBe(409);
    const { status, data } = await remove('/api/views/delete', { id, version: 1 });
    expect([status, data.code, data.current.name]).toEqual([409, 'version_conflict', 'Bar']);
    expect((await remove('/api/views/delete', { id, version: 2 })).status).toBe(200);
  });

  it('saved views are created, partially changed and removed', async () => {
    const { read, post, remove } = start();
    const { status, data: made } = await post(save, { view: mine });
    const view = {
      ...mine,
      id: 'view-4',
      ownerId: 1,
      scope: 'personal',
      density: 'comfortable',
      sharedWith: [],
      version: 1,
    };
    expect([status, made]).toEqual([201, { view }]);
    const changed = await post(save, { view: { id: 'view-4', density: 'compact', ownerId: 3, version: 1 } });
    expect([changed.status, changed.data]).toEqual([200, { view: { ...view, density: 'compact', version: 2 } }]);
    expect((await remove('/api/views/delete', { id: 'view-4' })).data).toEqual({ id: 'view-4' });
    expect(ids(await read())).not.toContain('view-4');
    expect((await remove('/api/views/delete', { id: 'view-4' })).status).toBe(404);
    expect((await post(save, { view: mine })).data.view.id).toBe('view-5');
  });

  it('saved views are restored in place, unless the name is used again or they belong to another user', async () => {
    const { read, post, remove, owner, waiter } = await people();
    const before = await read(owner);
    await remove('/api/views/delete', { id: 'view-1' }, owner);
    const restore = (token: string) => post('/api/restore', { subject: 'view', ids: ['view-1'] }, token);
    expect((await restore(waiter)).status).toBe(404);
    expect((await restore(owner)).data).toEqual({ restored: [before[0]], missing: [] });
    expect(await read(owner)).toEqual(before);
    await remove('/api/views/delete', { id: 'view-1' }, owner);
    const other = { list: 'users', name: before[0]!.name.toUpperCase() };
    expect((await post(save, { view: { ...other, list: 'bills' } }, owner)).status).toBe(201);
    expect((await post(save, { view: other }, waiter)).status).toBe(201);
    expect((await post(save, { view: other }, owner)).status).toBe(201);
    expect((await restore(owner)).data).toMatchObject({ status: 409, errors: { name: ['taken'] } });
  });

  it('saved views are changed by editors, and shared or removed by their owner only', async () => {
    const { post, remove, owner, manager, waiter } = await people();
    const change = (id: string, fields: object, token: string) => post(save, { view: { id, ...fields } }, token);
    expect((await change('view-2', { name: 'Late ones' }, owner)).status).toBe(200);
    expect((await change('view-2', { sharedWith: [] }, owner)).status).toBe(403);
    expect((await change('view-2', { sharedWith: [{ userId: 1, access: 'edit' }] }, owner)).status).toBe(200);
    expect((await change('view-3', { name: 'Mine now' }, waiter)).status).toBe(403);
    expect((await change('view-1', { name: 'Mine now' }, waiter)).status).toBe(404);
    expect((await remove('/api/views/delete', { id: 'view-2' }, owner)).status).toBe(403);
    expect((await change('view-2', { sharedWith: [{ userId: 1, access: 'owner' }] }, manager)).status).toBe(200);
    expect((await remove('/api/views/delete', { id: 'view-2' }, owner)).status).toBe(200);
  });

  it.each([
    [{ ...mine, name: ' ' }, 422, { errors: { name: ['required'] } }],
    [{ ...mine, name: 'a'.repeat(41) }, 422, { errors: { name: [{ key: 'maxLength', n: 40 }] } }],
    [{ ...mine, scope: 'world' }, 422, { errors: { scope: ['pick'] } }],
    [{ ...mine, params: { page: 2 } }, 422, { errors: { 'params.page': ['required'] } }],
    [{ ...mine, sharedWith: [{ userId: 999, access: 'view' }] }, 422, { errors: { 'sharedWith.0.userId': ['pick'] } }],
    [{ ...mine, name: 'onboarding ' }, 409, { code: 'taken', errors: { name: ['taken'] } }],
    [{ id: 'view-77', name: '' }, 404, { subject: 'view', id: 'view-77' }],
    [{ id: 'view-1', name: '', version: 7 }, 409, { code: 'version_conflict', current: { id: 'view-1', version: 1 } }],
    [{ id: 'view-1', name: '' }, 422, { errors: { name: ['required'] } }],
    [undefined, 422, {}],
  ])('the view %j is rejected with %i and changes nothing', async (view, status, wanted) => {
    const { read, post } = start();
    const before = await read();
    expect((await post(save, { view })).data).toMatchObject({ status, ...wanted });
    expect(await read()).toEqual(before);
  });

  it.each(['<img src=x onerror=alert(1)>', '‮abc‬', '👩‍🍳', '__proto__'])(
    'saved views store any name unchanged: %s',
    async (name) => {
      const { read, post } = start();
      const params = JSON.parse(`{"__proto__":"x","q":${JSON.stringify(name)}}`) as Record<string, string>;
      expect((await post(save, { view: { ...mine, name, params } })).status).toBe(201);
      expect((await read()).at(-1)).toMatchObject({ name, params: { q: name } });
    },
  );

  it('saved views survive a reload, including the ID counter', async () => {
    globalThis.indexedDB = new IDBFactory();
    const first = start({ storage: indexedDbStorage() });
    await first.post(save, { view: mine });
    await first.remove('/api/views/delete', { id: 'view-4' });
    const second = start({ storage: indexedDbStorage() });
    expect((await second.post(save, { view: mine })).data.view.id).toBe('view-5');
  });

  it('the `empty` seed has no saved views and `large` has 300', async () => {
    expect(await start({ seed: 'empty' }).read()).toEqual([]);
    expect(await start({ seed: 'large' }).read()).toHaveLength(300);
  });
});
