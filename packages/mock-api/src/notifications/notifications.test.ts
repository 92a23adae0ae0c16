import {
  changeNotifications,
  countUnread,
  type NotificationChange,
  type NotificationList,
  type RoleList,
} from '@larder/domain/contract';
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { indexedDbStorage } from '../persistence';
import { startApi } from '../testing/api';

const update = '/api/notifications/update';

function start(options: Parameters<typeof startApi>[0] = {}) {
  const server = startApi(options);
  const read = async (token?: string) =>
    (await server.get('/api/notifications/data', {}, token)).data as NotificationList;
  return { ...server, read };
}

describe('notifications', () => {
  it('the demo data contains 12 notifications in two groups, 5 unread, one of kind `danger`, newest first', async () => {
    const { notifications, unread } = await start().read();
    const { personal, system } = Object.groupBy(notifications, ({ group }) => group);
    expect([personal?.length, system?.length, unread]).toEqual([6, 6, 5]);
    expect(notifications.filter(({ kind }) => kind === 'danger')).toHaveLength(1);
    const times = notifications.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const entry of notifications) expect(Boolean(entry.icon)).not.toBe(Boolean(entry.avatar));
  });

  it('the demo data contains no notifications with the `empty` seed and many with `large`', async () => {
    expect(await start({ seed: 'empty' }).read()).toEqual({ notifications: [], unread: 0 });
    const { notifications } = await start({ seed: 'large' }).read();
    expect(new Set(notifications.map(({ id }) => id)).size).toBe(1000);
  });

  it('each user has separate notifications', async () => {
    const { read, post, signIn } = start({ auth: 'enforce' });
    const [owner, server] = [await signIn('owner'), await signIn('server')];
    expect((await post(update, { all: true, isRead: true }, owner.token)).data.unread).toBe(0);
    expect((await read(owner.token)).unread).toBe(0);
    expect((await read(server.token)).unread).toBe(3);
  });

  it('notifications about pages that the user may not open are hidden', async () => {
    const { read, post, signIn, get } = start({ auth: 'enforce' });
    const [owner, manager] = [await signIn('owner'), await signIn('manager')];
    const titles = async () => (await read(manager.token)).notifications.map(({ title }) => title);
    const before = await titles();
    expect(before).toContain('Invoice due tomorrow');
    const { roles } = (await get('/apps/roles/data', {}, owner.token)).data as RoleList;
    const { id, permissions } = roles.find(({ memberRoles }) => memberRoles.includes('Project Manager'))!;
    const invoice = { read: false, write: false, create: false };
    const role = { id, permissions: { ...permissions, invoice } };
    expect((await post('/apps/roles/update-role', { role }, owner.token)).status).toBe(200);
    expect(await titles()).toEqual(before.filter((title) => title !== 'Invoice due tomorrow'));
  });

  it('a server is notified about their shift, not about leave requests, suppliers or reports', async () => {
    const { read, signIn } = start({ auth: 'enforce' });
    const { notifications } = await read((await signIn('server')).token);
    expect(notifications.map(({ title }) => title)).toEqual([
      'Card terminal offline',
      'Priya Nandakumar wrote to you',
      'Rafael Dias agreed to swap',
      'Ilse Okafor gave you a task',
      'New sign-in',
    ]);
  });

  it('notifications are hidden when dismissed and can be restored, one or all', async () => {
    const { read, post } = start();
    const before = await read();
    const [first, second] = before.notifications.map(({ id }) => id);
    const { data } = await post(update, { ids: [first, second], isDismissed: true });
    expect(data).toEqual({ notifications: before.notifications.slice(2), unread: before.unread - 2 });
    expect((await post(update, { ids: [first, 999], isDismissed: false })).data.notifications[0].id).toBe(first);
    expect((await post(update, { all: true, isDismissed: true })).data).toEqual({ notifications: [], unread: 0 });
    expect((await post(update, { all: true, isDismissed: false })).data).toEqual(before);
  });

  it.each([
    [{}, 422, { errors: { ids: ['required'] } }],
    [{ ids: [] }, 422, { errors: { ids: ['required'] } }],
    [{ ids: ['one'] }, 422, {}],
    [{ ids: [1], isRead: 'yes' }, 422, { errors: { isRead: ['required'] } }],
    [{ ids: [98, 99], isRead: true }, 404, { code: 'not_found', subject: 'notification', id: 98 }],
  ])('changing notifications with %j responds with %i and changes nothing', async (body, status, wanted) => {
    const { read, post } = start();
    const before = await read();
    expect((await post(update, body)).data).toMatchObject({ status, ...wanted });
    expect(await read()).toEqual(before);
  });

  it('the server changes notifications like the optimistic update', async () => {
    const change: fc.Arbitrary<NotificationChange> = fc.record(
      {
        isRead: fc.boolean(),
        isDismissed: fc.constant(true),
        ids: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }),
      },
      { requiredKeys: ['ids'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 5 }), async (changes) => {
        const { read, post } = start();
        let wanted = await read();
        for (const body of changes) {
          const notifications = changeNotifications(wanted.notifications, body);
          wanted = { notifications, unread: countUnread(notifications) };
          expect((await post(update, body)).data).toEqual(wanted);
        }
        expect(await read()).toEqual(wanted);
      }),
      { numRuns: 25 },
    );
  });

  it('notifications survive a reload', async () => {
    globalThis.indexedDB = new IDBFactory();
    await start({ storage: indexedDbStorage() }).post(update, { all: true, isRead: true });
    expect((await start({ storage: indexedDbStorage() }).read()).unread).toBe(0);
  });
});
