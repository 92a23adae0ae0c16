import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, databaseVersion, type Database } from './database';
import { indexedDbStorage, setAsideKey, type MockStorage } from './persistence';
import { startApi } from './testing/api';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  warn.mockClear();
});

/** Returns a snapshot of the initial data with other values. */
function broken(change: (data: Database) => object) {
  const data = createDatabase();
  return JSON.stringify({ version: databaseVersion, data: { ...data, ...change(data) } });
}

const person = (server: ReturnType<typeof startApi>, id: number) => server.get('/api/users/user', { id });

describe('stored data', () => {
  it('stored data survives a reload with all changes', async () => {
    const first = startApi({ storage: indexedDbStorage() });
    await first.remove('/apps/users/delete', { id: 9 });
    await first.post('/api/bookmarks/update', { id: 1 });
    await first.post('/card/update-card', { card: 'goal-overview', data: { goal: 5 } });
    const { token, refreshToken } = await first.signIn('owner');
    const wanted = await first.state();

    const second = startApi({ storage: indexedDbStorage(), auth: 'enforce' });
    expect((await second.get('/api/bookmarks/data', {}, token)).status).toBe(200);
    expect((await second.post('/jwt/refresh-token', { refreshToken })).status).toBe(200);
    expect(await second.state()).toBe(wanted);
    expect(
      (await second.post('/api/restore', { subject: 'user', ids: [9] }, (await second.signIn('owner')).token)).status,
    ).toBe(200);
    expect(warn).not.toHaveBeenCalled();
  });

  it('chats and notifications stored when all users shared them become those of the owner', async () => {
    const storage = indexedDbStorage();
    const data = createDatabase();
    const note = { id: 1, kind: 'info', group: 'system', title: 'Low stock', text: 'Rice', isRead: false };
    const rows = [{ ...note, time: data.startedAt, isDismissed: false }];
    const areas = {
      chats: { contacts: { rows: [], lastId: 0 }, chats: { rows: [], lastId: 0 } },
      notifications: { byUser: { 1: rows, 3: rows } },
      chatProfiles: { byUser: { 3: { about: 'Mine', status: 'away', isNotificationsOn: true } } },
    };
    await storage.set('snapshot', JSON.stringify({ version: 3, data: { ...data, areas } }));
    const { get, signIn } = startApi({ storage, auth: 'enforce' });
    const read = async (role: 'owner' | 'server', path: string) =>
      (await get(path, {}, (await signIn(role)).token)).data;
    const list = '/apps/chat/chats-and-contacts';
    expect(await read('owner', list)).toMatchObject({ contacts: [], profileUser: { status: 'online' } });
    expect(await read('owner', '/api/notifications/data')).toMatchObject({ notifications: [{ id: 1, text: 'Rice' }] });
    const { contacts, profileUser } = await read('server', list);
    expect(contacts).not.toEqual([]);
    expect(profileUser).toMatchObject({ about: 'Mine', status: 'away' });
    expect(JSON.stringify(await read('server', '/api/notifications/data'))).not.toContain('Rice');
    expect(warn).not.toHaveBeenCalled();
  });

  it('stored data is one versioned snapshot', async () => {
    const storage = indexedDbStorage();
    await startApi({ storage }).remove('/apps/users/delete', { id: 9 });
    expect(JSON.parse((await storage.get('snapshot'))!)).toMatchObject({
      version: databaseVersion,
      data: { lastUserId: 50 },
    });
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['larder-mock-api']);
  });

  it.each([
    ['invalid JSON', '{"version":'],
    ['null', 'null'],
    ['a string', '"hello"'],
    ['an unknown version', JSON.stringify({ version: 0, data: {} })],
    ['no data', JSON.stringify({ version: databaseVersion })],
    ['other data', JSON.stringify({ version: databaseVersion, data: { users: [1] } })],
    ['an account that is null', broken(() => ({ accounts: [null] }))],
    [
      'an account without a password',
      broken(({ accounts }) => ({ accounts: [{ ...accounts[0], password: undefined }] })),
    ],
    ['a user without an email address', broken(({ users }) => ({ users: [{ ...users[0], email: undefined }] }))],
    ['a token without a session', broken(() => ({ refreshTokens: { t: { userId: 1, until: 5 } } }))],
    ['an area that is null', broken(() => ({ areas: { tasks: null } }))],
    ['no users', JSON.stringify({ version: databaseVersion, data: { users: [] } })],
  ])('invalid stored data is set aside and reported, and the initial data is restored: %s', async (_name, text) => {
    const storage = indexedDbStorage();
    await storage.set('snapshot', text);
    const server = startApi({ storage });
    await server.api.ready;
    expect((await server.get('/api/users/list/data')).data.total).toBe(50);
    expect(await storage.get(setAsideKey)).toBe(text);
    expect(await storage.get('snapshot')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();

    await server.remove('/apps/users/delete', { id: 9 });
    expect((await person(startApi({ storage: indexedDbStorage() }), 9)).status).toBe(404);
    expect(await storage.get(setAsideKey)).toBe(text);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('stored data of a newer version is neither read, written nor removed', async () => {
    const storage = indexedDbStorage();
    const text = JSON.stringify({ version: databaseVersion + 1, data: { jars: 5 } });
    await storage.set('snapshot', text);
    const server = startApi({ storage });
    expect((await server.get('/api/users/list/data')).data.total).toBe(50);
    await server.remove('/apps/users/delete', { id: 9 });
    expect((await person(server, 9)).status).toBe(404);
    await server.api.reset();
    expect([await storage.get('snapshot'), await storage.get(setAsideKey)]).toEqual([text, null]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Reload the page'));
  });

  it('stored data is written again after the browser deleted it', async () => {
    const server = startApi({ storage: indexedDbStorage() });
    await server.remove('/apps/users/delete', { id: 9 });
    const deleted = indexedDB.deleteDatabase('larder-mock-api');
    await new Promise((resolve) => deleted.addEventListener('success', resolve));
    expect((await person(server, 9)).status).toBe(404);
    await server.remove('/apps/users/delete', { id: 10 });
    expect((await person(startApi({ storage: indexedDbStorage() }), 10)).status).toBe(404);
  });

  it.each(['get', 'set'] as const)('storage that cannot be accessed does not affect responses: %s', async (method) => {
    const fail = () => Promise.reject(new Error('quota'));
    const storage: MockStorage = { get: async () => null, set: async () => undefined, remove: async () => undefined };
    const server = startApi({ storage: { ...storage, [method]: fail } });
    await server.remove('/apps/users/delete', { id: 9 });
    await server.remove('/apps/users/delete', { id: 10 });
    expect((await person(server, 9)).status).toBe(404);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('storage is optional: the API works without IndexedDB', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const server = startApi({ storage: indexedDbStorage() });
    expect((await server.remove('/apps/users/delete', { id: 9 })).status).toBe(200);
    expect((await person(server, 9)).status).toBe(404);
  });
});
