import { chatEndpoints, emailEndpoints, eventEndpoints, taskEndpoints, type Endpoint } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { indexedDbStorage } from '../persistence';
import { startApi } from '../testing/api';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const tables: readonly Record<string, Endpoint>[] = [emailEndpoints, chatEndpoints, taskEndpoints, eventEndpoints];
const endpoints = tables.flatMap((table) => Object.values(table));
const names = ['id', 'emailId', 'taskId', 'ids', 'emailIds', 'q', 'folder', 'label', 'filter', 'tag', 'sortBy', 'dir'];
const bodies = [
  'email',
  'mode',
  'sendAt',
  'obj',
  'contact',
  'message',
  'contactId',
  'data',
  'task',
  'event',
  'tags',
  'profileUser',
  'settings',
  'dataToUpdate',
  'attachment',
  'attachments',
  'to',
  'extendedProps',
  'version',
  'start',
  'end',
];

const nonsense = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    1,
    0,
    -1,
    1.5,
    2 ** 53,
    true,
    null,
    '',
    '1',
    'draft',
    'send',
    '2026-11-20',
    '__proto__',
    'inbox',
    'next',
  ),
);
const body = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, nonsense, fc.array(tie('value'), { maxLength: 3 }), tie('object')),
  object: fc.dictionary(fc.constantFrom(...names, ...bodies), tie('value'), { maxKeys: 5 }),
})).object;

describe('email, chat, tasks and calendar', () => {
  it('email, chat, tasks and calendar respond without server errors to any input', async () => {
    const api = startApi();
    const query = fc.dictionary(fc.constantFrom(...names, 'calendars'), nonsense, { maxKeys: 4 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...endpoints), query, body, async ({ method, path }, params, data) => {
        const send = {
          GET: () => api.get(path, params),
          DELETE: () => api.remove(path, params),
          POST: () => api.post(path, data),
        };
        expect((await send[method]()).status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });

  it('email, chat, tasks and calendar are equal after a reload', async () => {
    const id = fc.integer({ min: 1, max: 12 });
    const step = fc.oneof(
      id.map(
        (emailId) => ['/apps/email/update-emails', { emailIds: [emailId], dataToUpdate: { folder: 'trash' } }] as const,
      ),
      id.map(
        (emailId) =>
          [
            '/apps/email/send-email',
            { email: { replyTo: emailId, to: [{ email: 'a@b.example' }] }, mode: 'send' },
          ] as const,
      ),
      id.map(
        (contactId) => ['/apps/chat/send-msg', { obj: { contact: { id: contactId }, message: 'Hello' } }] as const,
      ),
      id.map(
        (contactId) => ['/apps/chat/update-chat', { contactId, data: { cleared: true, isPinned: true } }] as const,
      ),
      id.map((taskId) => ['/apps/todo/update-task', { task: { id: taskId, rank: 0.5, dueDate: null } }] as const),
      id.map(
        (eventId) => ['/apps/calendar/update-event', { event: { id: eventId, title: 'Moved', url: null } }] as const,
      ),
    );
    const urls = [
      '/apps/email/emails?folder=trash',
      '/apps/email/emails?folder=sent',
      '/apps/chat/chats-and-contacts',
      '/apps/todo/tasks',
      '/apps/calendar/events?calendars=Business',
    ];
    const read = (api: ReturnType<typeof startApi>) =>
      Promise.all(urls.map(async (url) => (await api.get(url)).data as unknown));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        globalThis.indexedDB = new IDBFactory();
        const first = startApi({ storage: indexedDbStorage() });
        for (const [url, data] of steps) expect((await first.post(url, data)).status).toBeLessThan(500);
        const second = startApi({ storage: indexedDbStorage() });
        expect(await read(second)).toEqual(await read(first));
        for (const api of [first, second]) api.pass(60_000);
        expect(await read(second)).toEqual(await read(first));
      }),
      { numRuns: 15 },
    );
  });
});

describe('any sequence of email changes', () => {
  it('random email changes never reuse an ID', async () => {
    const step = fc.record({ kind: fc.constantFrom('write', 'throw', 'delete'), at: fc.nat(5) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const api = startApi({ seed: 'empty' });
        const given: number[] = [];
        for (const { kind, at } of steps) {
          const id = given[at % Math.max(given.length, 1)] ?? 1;
          if (kind === 'throw')
            await api.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'trash' } });
          else if (kind === 'delete') await api.remove('/apps/email/delete', { ids: id });
          else given.push((await api.post('/apps/email/send-email', { email: {}, mode: 'draft' })).data.email.id);
        }
        expect(given).toEqual(given.map((_, index) => index + 1));
      }),
      { numRuns: 60 },
    );
  });
});
