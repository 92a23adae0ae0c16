import type { ApiKey } from '@larder/domain/contract';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { indexedDbStorage } from '../persistence';
import { friday, startApi } from '../testing/api';
import { sendAs } from '../testing/sendAs';
import { routes } from './apiKeys.routes';

const add = '/api/api-keys/add';
const update = '/api/api-keys/update';
const app = { name: 'Terrace till', kind: 'till', subjects: ['bill', 'menu'] };

function start(options: Parameters<typeof startApi>[0] = {}) {
  const server = startApi(options);
  const read = async () => (await server.get('/api/api-keys/data')).data.keys as ApiKey[];
  return { ...server, read };
}

describe('API keys', () => {
  it('the demo data contains three API keys with different access; the `empty` seed has none', async () => {
    const keys = await start().read();
    expect(new Set(keys.map(({ access }) => access)).size).toBe(3);
    expect(keys.map(({ prefix }) => prefix.length)).toEqual([8, 8, 8]);
    expect(await start({ seed: 'empty' }).read()).toEqual([]);
  });

  it('returns the secret of an API key only when it is created or renewed', async () => {
    const { post, read } = start();
    const { status, data } = await post(add, { name: ' Terrace ', access: 'read', app });
    const { secret, key } = data as { secret: string; key: ApiKey };
    expect(status).toBe(201);
    expect(key).toEqual({
      id: 'key-4',
      name: 'Terrace',
      access: 'read',
      app,
      prefix: secret.slice(0, 8),
      createdAt: friday.toISOString(),
      lastUsedAt: null,
      version: 1,
    });
    expect(secret).toMatch(/^lrd_[0-9a-f]{48}$/);
    expect(JSON.stringify(await read())).not.toContain(secret.slice(8));

    const renewed = (await post(update, { id: 'key-4', renew: true })).data as { secret: string; key: ApiKey };
    expect(renewed.secret).not.toBe(secret);
    expect(renewed.key).toMatchObject({ prefix: renewed.secret.slice(0, 8), version: 2 });
    expect((await post(update, { id: 'key-4', name: 'Terrace 2', access: 'modify' })).data).toEqual({
      key: { ...renewed.key, name: 'Terrace 2', access: 'modify', version: 3 },
    });
  });

  it('API keys are revoked and restored in place, and IDs are unique', async () => {
    const { post, read, remove } = start();
    const before = await read();
    expect((await remove('/api/api-keys/delete', { id: 'key-2' })).data).toEqual({ id: 'key-2' });
    expect((await read()).map(({ id }) => id)).toEqual(['key-1', 'key-3']);
    expect((await remove('/api/api-keys/delete', { id: 'key-2' })).status).toBe(404);
    expect((await post('/api/restore', { subject: 'apiKey', ids: ['key-2'] })).status).toBe(200);
    expect(await read()).toEqual(before);
    await post(add, { name: 'New', access: 'read' });
    await remove('/api/api-keys/delete', { id: 'key-4' });
    expect((await post(add, { name: 'New', access: 'read' })).data.key.id).toBe('key-5');
    expect((await post('/api/restore', { subject: 'apiKey', ids: ['key-4'] })).data).toMatchObject({ code: 'taken' });
  });

  it.each([
    [add, { access: 'read' }, 422, { errors: { name: ['required'] } }],
    [add, { name: 'a'.repeat(41), access: 'read' }, 422, { errors: { name: [{ key: 'maxLength', n: 40 }] } }],
    [add, { name: 'New', access: 'all' }, 422, { errors: { access: ['pick'] } }],
    [add, { name: 'New', access: 'read', app: { ...app, kind: 'oven' } }, 422, { errors: { 'app.kind': ['pick'] } }],
    [
      add,
      { name: 'New', access: 'read', app: { ...app, subjects: [] } },
      422,
      { errors: { 'app.subjects': ['pick'] } },
    ],
    [
      add,
      { name: 'New', access: 'read', app: { ...app, subjects: ['moon'] } },
      422,
      { errors: { 'app.subjects.0': ['pick'] } },
    ],
    [
      add,
      { name: 'New', access: 'read', app: { ...app, paymentMethodId: 'payment-9-1' } },
      422,
      { errors: { 'app.paymentMethodId': ['pick'] } },
    ],
    [add, { name: 'bookkeeping', access: 'read' }, 409, { code: 'taken', errors: { name: ['taken'] } }],
    [update, { id: 'key-9', name: '' }, 404, { subject: 'apiKey', id: 'key-9' }],
    [update, { id: 'key-1', name: 'till AT the bar' }, 409, { code: 'taken' }],
    [update, { id: 'key-1', name: '', version: 4 }, 409, { code: 'version_conflict', current: { version: 1 } }],
    [update, { id: 'key-1', renew: false }, 422, { errors: { renew: ['pick'] } }],
    [update, {}, 422, { errors: { id: ['required'] } }],
  ])('API keys reject %s %j with %i and change nothing', async (url, body, status, wanted) => {
    const { post, read } = start();
    const before = await read();
    expect((await post(url, body)).data).toMatchObject({ status, ...wanted });
    expect(await read()).toEqual(before);
  });

  it('API keys are only accessible to the owner', async () => {
    const { get, post, remove, signIn } = startApi({ auth: 'enforce' });
    for (const role of ['manager', 'server'] as const) {
      const { token } = await signIn(role);
      const rejected = [
        await get('/api/api-keys/data', {}, token),
        await post(add, {}, token),
        await post(update, {}, token),
        await remove('/api/api-keys/delete', { id: 'key-1' }, token),
        await post('/api/restore', { subject: 'apiKey', ids: ['key-1'] }, token),
      ];
      for (const { data } of rejected) expect(data).toMatchObject({ status: 403, subject: 'apiKey' });
    }
    const { token } = await signIn('owner');
    const paid = { ...app, paymentMethodId: 'payment-1-1' };
    expect((await post(add, { name: 'New', access: 'full', app: paid }, token)).status).toBe(201);
  });

  it('API keys survive a reload', async () => {
    globalThis.indexedDB = new IDBFactory();
    await start({ storage: indexedDbStorage() }).remove('/api/api-keys/delete', { id: 'key-2' });
    const second = start({ storage: indexedDbStorage() });
    expect(await second.read()).toHaveLength(2);
    expect((await second.post('/api/restore', { subject: 'apiKey', ids: ['key-2'] })).status).toBe(200);
  });
});

describe('the rights of a key', () => {
  const limited = { action: ['read', 'update', 'create'], subject: 'apiKey' };

  it('the rights of an API key limit who can renew it or raise its access', () => {
    const send = sendAs([limited, { action: 'read', subject: 'all' }], routes);
    const keys = (
      sendAs([{ action: 'manage', subject: 'all' }], routes)('/api/api-keys/data', {}).body as { keys: ApiKey[] }
    ).keys;
    const idOf = (access: string) => keys.find((key) => key.access === access)!.id;
    expect(send(update, { id: idOf('full'), renew: true }).status).toBe(403);
    expect(send(update, { id: idOf('read'), access: 'full' }).status).toBe(403);
    expect(send(update, { id: idOf('read'), renew: true }).status).toBe(200);
  });

  it('an API key with full access is rejected if one subject is denied to the user', () => {
    const all = { action: 'manage', subject: 'all' };
    const body = { name: 'New', access: 'full' };
    expect(sendAs([all], routes)(add, body).status).toBe(201);
    expect(sendAs([all, { ...all, subject: 'role', inverted: true }], routes)(add, body).status).toBe(403);
  });
});
