import type { AccountSetting } from '@larder/domain/contract';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { indexedDbStorage } from '../persistence';
import { startApi } from '../testing/api';

const update = '/account-setting/update';
const png = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;

function start(options: Parameters<typeof startApi>[0] = {}) {
  const server = startApi(options);
  const read = async (token?: string) => (await server.get('/account-setting/data', {}, token)).data as AccountSetting;
  const change = (section: string, data: unknown, more: object = {}) => server.post(update, { section, data, ...more });
  return { ...server, read, change };
}

describe('account settings', () => {
  it('account settings belong to the signed-in user and match the user list', async () => {
    const { read, get, signIn } = start({ auth: 'enforce' });
    const { token } = await signIn('server');
    const { general, info } = await read(token);
    expect(general).toMatchObject({ username: 'tomas.reyes', fullName: 'Tomás Reyes', isEmailConfirmed: true });
    const { user } = (await get('/api/users/user', { id: 3 }, (await signIn('owner')).token)).data;
    expect([info.country, info.phone]).toEqual([user.country, user.contact]);
  });

  it('account settings change by section, together with the user record', async () => {
    const { read, change, get } = start();
    const before = await read();
    await change('general', { fullName: ' Maren Holt-Berg ', company: null, avatar: png(10) });
    await change('info', { bio: 'Salt first.', phone: '+351 912 345 678', dob: null });
    await change('social', { socialLinks: { quora: 'https://quora.example/maren', twitter: null } });
    await change('social', { connections: { twitter: null } });
    await change('notification', { followMe: true });
    const { data } = await change('preferences', { timeZone: 'Asia/Tokyo', keyMap: { search: 's' } });
    const after = await read();
    expect(data).toEqual({ accountSetting: after });
    expect(after).toEqual({
      general: { ...before.general, fullName: 'Maren Holt-Berg', company: '', avatar: png(10) },
      info: { ...before.info, bio: 'Salt first.', phone: '+351 912 345 678', dob: '' },
      social: {
        socialLinks: { ...before.social.socialLinks, quora: 'https://quora.example/maren', twitter: '' },
        connections: { ...before.social.connections, twitter: null },
      },
      notification: { ...before.notification, followMe: true },
      preferences: { ...before.preferences, timeZone: 'Asia/Tokyo', keyMap: { search: 's' } },
      version: 7,
    });
    expect((await get('/api/users/user', { id: 1 })).data.user).toMatchObject({
      fullName: 'Maren Holt-Berg',
      contact: '+351 912 345 678',
      version: 3,
    });
  });

  it('account settings require confirmation of a new address', async () => {
    const { read, change } = start();
    await change('general', { email: 'MAREN.HOLT@saltmarsh.example' });
    expect((await read()).general.isEmailConfirmed).toBe(true);
    await change('general', { email: 'maren@saltmarsh.example' });
    expect((await read()).general.isEmailConfirmed).toBe(false);
  });

  it.each([
    ['general', { username: '' }, 422, { errors: { username: ['required'] } }],
    ['general', { email: 'maren' }, 422, { errors: { email: ['email'] } }],
    ['general', { fullName: null }, 422, { errors: { fullName: ['required'] } }],
    ['general', { username: 'ilse.okafor' }, 409, { code: 'taken', errors: { username: ['taken'] } }],
    ['general', { email: 'Ilse.Okafor@saltmarsh.example' }, 409, { code: 'taken', errors: { email: ['taken'] } }],
    ['general', { avatar: png(800_001) }, 413, { code: 'too_large', limit: 800_000 }],
    ['general', { avatar: 'data:text/html;base64,PGI+' }, 422, { errors: { avatar: ['fileType'] } }],
    ['info', { bio: 'a'.repeat(301) }, 422, { errors: { bio: [{ key: 'maxLength', n: 300 }] } }],
    ['info', { dob: '2026-02-30' }, 422, { errors: { dob: ['date'] } }],
    ['info', { dob: '2026-11-20' }, 422, { errors: { dob: ['date'] } }],
    ['info', { website: 'javascript:alert(1)' }, 422, { errors: { website: ['url'] } }],
    ['info', { phone: 'soon' }, 422, { errors: { phone: ['phone'] } }],
    ['social', { socialLinks: { quora: 'quora' } }, 422, { errors: { 'socialLinks.quora': ['url'] } }],
    ['notification', { followMe: 'yes' }, 422, { errors: { followMe: ['required'] } }],
    ['social', { connections: { moon: null } }, 422, { errors: { 'connections.moon': ['pick'] } }],
    ['preferences', { timeZone: 'Moon/Crater' }, 422, { errors: { timeZone: ['pick'] } }],
    ['preferences', { language: 'xx' }, 422, { errors: { language: ['pick'] } }],
    ['preferences', { keyMap: { new: 'n', search: 'n' } }, 422, { errors: { 'keyMap.new': ['taken'] } }],
    ['moon', {}, 422, { errors: { section: ['pick'] } }],
    ['info', undefined, 422, { errors: { data: ['required'] } }],
  ])('account settings reject %s %j with %i and change nothing', async (section, data, status, wanted) => {
    const { read, change } = start();
    const before = await read();
    expect((await change(section, data)).data).toMatchObject({ status, ...wanted });
    expect(await read()).toEqual(before);
  });

  it('account settings reject an outdated version before they validate fields', async () => {
    const { read, change } = start();
    await change('info', { bio: 'One' }, { version: 1 });
    const { data } = await change('general', { username: 'ilse.okafor' }, { version: 1 });
    expect(data).toMatchObject({
      status: 409,
      code: 'version_conflict',
      current: { version: 2, info: { bio: 'One' } },
    });
    expect((await read()).version).toBe(2);
  });

  it('account settings accept a picture of the maximum size, and null removes it', async () => {
    const { change, get } = start();
    expect((await change('general', { avatar: png(800_000) })).status).toBe(200);
    expect((await change('general', { avatar: null })).data.accountSetting.general.avatar).toBe('');
    expect((await get('/api/users/user', { id: 1 })).data.user.avatar).toBe('');
  });

  it('account settings are stored per user and survive a reload', async () => {
    globalThis.indexedDB = new IDBFactory();
    const first = start({ storage: indexedDbStorage(), auth: 'enforce' });
    const { token } = await first.signIn('manager');
    await first.post(update, { section: 'info', data: { bio: 'Two' } }, token);
    const second = start({ storage: indexedDbStorage(), auth: 'enforce' });
    expect((await second.read(token)).info.bio).toBe('Two');
    expect((await second.read((await second.signIn('owner')).token)).info.bio).not.toBe('Two');
  });
});
