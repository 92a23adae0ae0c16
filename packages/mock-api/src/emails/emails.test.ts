import {
  emailListSchema,
  mailFolders,
  mailLabels,
  type Email,
  type EmailList,
  type OpenedEmail,
} from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const list = '/apps/email/emails';
const one = '/apps/email/get-email';

const listOf = async (api: ReturnType<typeof startApi>, params: object = {}) =>
  (await api.get(list, params)).data as EmailList;
const idsOf = ({ emails }: EmailList) => emails.map(({ id }) => id);
const everything = async (api: ReturnType<typeof startApi>) =>
  (await Promise.all(mailFolders.map((folder) => listOf(api, { folder })))).flatMap(({ emails }) => emails);
/** Returns all visible email data as text. */
const stateOf = async (api: ReturnType<typeof startApi>) =>
  JSON.stringify([await everything(api), (await listOf(api)).emailsMeta]);

const all = await everything(startApi());
const inFolder = (folder: string) => all.filter((mail) => mail.folder === folder);

describe('demo emails', () => {
  it('demo emails fill every folder and use every label', () => {
    expect(all.length).toBeGreaterThanOrEqual(55);
    for (const folder of mailFolders) expect(inFolder(folder).length).toBeGreaterThanOrEqual(4);
    for (const label of mailLabels) expect(all.some(({ labels }) => labels.includes(label))).toBe(true);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(inFolder('draft').flatMap(({ scheduledAt }) => scheduledAt ?? [])).toEqual(['2026-11-21T10:15:00.000Z']);
    expect(new Set(all.flatMap(({ attachments }) => attachments.map(({ type }) => type))).size).toBe(5);
    expect(Math.max(...all.map(({ subject }) => subject.length))).toBeGreaterThan(150);
  });

  it('attached pictures of demo emails have a thumbnail, other files do not', () => {
    for (const { type, thumbnail } of all.flatMap(({ attachments }) => attachments))
      expect(thumbnail !== undefined, type).toBe(type.startsWith('image/'));
  });

  it('demo emails include a spam email with malicious HTML', () => {
    const mail = inFolder('spam').find(({ message }) => message.includes('<script'))!;
    for (const trick of ['onerror=', 'https://tracker.', '<form', 'javascript:', '<iframe', '<base', 'http-equiv'])
      expect(mail.message).toContain(trick);
  });

  it('each email of a demo conversation lists the other two messages, oldest first', () => {
    const thread = all.filter(({ subject }) => subject.endsWith('Table for 22 on Friday'));
    expect(thread).toHaveLength(3);
    for (const mail of thread) {
      expect(new Set([...mail.replies, mail].map(({ id }) => id))).toEqual(new Set(thread.map(({ id }) => id)));
      expect(mail.replies.map(({ time }) => time)).toEqual(mail.replies.map(({ time }) => time).toSorted());
    }
  });

  it('demo emails are deterministic', async () => {
    expect(await everything(startApi())).toEqual(all);
  });

  it('the `empty` seed has no emails and `large` has 5,000', async () => {
    expect(await everything(startApi({ seed: 'empty' }))).toEqual([]);
    const large = await everything(startApi({ seed: 'large', checkResponses: false }));
    expect(new Set(large.map(({ id }) => id)).size).toBe(5000);
  });
});

describe('email list', () => {
  const parameters = fc.record(
    {
      q: fc.oneof(fc.constantFrom('', '  ', ' RE: ', 'brackwater', 'جدول', '.*', '%', '\\', '[a', '<b>'), fc.string()),
      folder: fc.constantFrom('', ...mailFolders, 'starred'),
      label: fc.constantFrom('', ...mailLabels, 'nonsense', 'toString'),
    },
    { requiredKeys: [] },
  );

  /** Computes the expected emails of the list, with a simple reference implementation. */
  function model({ q = '', folder = '', label = '' }: { q?: string; folder?: string; label?: string }) {
    let rows = [...all];
    if (folder === 'starred') rows = rows.filter((mail) => mail.isStarred && mail.folder !== 'trash');
    else if (folder) rows = rows.filter((mail) => mail.folder === folder);
    else if (label) rows = rows.filter((mail) => !['spam', 'trash'].includes(mail.folder));
    else rows = rows.filter((mail) => mail.folder === 'inbox');
    if (label) rows = rows.filter((mail) => (mail.labels as string[]).includes(label));
    const wanted = q.trim().toLowerCase();
    rows = rows.filter(({ from, subject }) =>
      [from.name, from.email, subject].some((text) => text.toLowerCase().includes(wanted)),
    );
    return rows.toSorted((a, b) => b.time.localeCompare(a.time) || b.id - a.id);
  }

  it('the email list matches an independent model of folder, label, search and order', async () => {
    const { get } = startApi();
    const emailsMeta = {
      inbox: inFolder('inbox').filter(({ isRead }) => !isRead).length,
      spam: inFolder('spam').filter(({ isRead }) => !isRead).length,
      draft: inFolder('draft').length,
    };
    await fc.assert(
      fc.asyncProperty(parameters, async (params) => {
        const { status, data } = await get(list, params);
        expect([status, emailListSchema.parse(data)]).toEqual([200, { emails: model(params), emailsMeta }]);
      }),
      { numRuns: 80 },
    );
  });

  it.each(['nowhere', 'Inbox', '__proto__'])('the email list rejects the folder %s', async (folder) => {
    const { status, data } = await startApi().get(list, { folder });
    expect([status, data]).toEqual([400, expect.objectContaining({ code: 'malformed' })]);
  });

  it('the email list shares no objects with the store', async () => {
    const api = startApi();
    const { emails } = await listOf(api);
    emails[0]!.subject = 'changed';
    emails[0]!.labels.push('private');
    expect(await everything(api)).toEqual(all);
  });
});

describe('an email and its neighbors', () => {
  const open = async (api: ReturnType<typeof startApi>, params: object) =>
    (await api.get(one, params)).data as OpenedEmail;

  it.each([{}, { folder: 'starred' }, { label: 'company' }, { folder: 'inbox', q: 're' }])(
    'following the next neighbor visits every email of the list %j',
    async (params) => {
      const api = startApi();
      const ids = idsOf(await listOf(api, params));
      let mail = await open(api, { id: ids[0], ...params });
      expect(mail.hasPreviousMail).toBe(false);
      const seen = [mail.id];
      while (mail.hasNextMail) {
        mail = (await api.get('/apps/email/paginate-email', { dir: 'next', emailId: mail.id, ...params })).data;
        seen.push(mail.id);
      }
      expect(seen).toEqual(ids);
      const back = await api.get('/apps/email/paginate-email', { dir: 'previous', emailId: mail.id, ...params });
      expect(back.data.id).toBe(ids.at(-2));
      const past = await api.get('/apps/email/paginate-email', { dir: 'next', emailId: mail.id, ...params });
      expect([past.status, past.data.code]).toEqual([404, 'not_found']);
    },
  );

  it('the neighbors of an email that left the list are those at its previous position', async () => {
    const api = startApi();
    const ids = idsOf(await listOf(api));
    await api.post('/apps/email/update-emails', { emailIds: [ids[3]], dataToUpdate: { folder: 'trash' } });
    const { data } = await api.get('/apps/email/paginate-email', { dir: 'next', emailId: ids[3], folder: 'inbox' });
    expect(data.id).toBe(ids[4]);
  });

  it.each([
    [one, { id: 999 }, 404],
    [one, { id: 0 }, 404],
    [one, {}, 400],
    [one, { id: 'x' }, 400],
    [one, { id: 1, folder: 'attic' }, 400],
    ['/apps/email/paginate-email', { dir: 'next', emailId: 999 }, 404],
    ['/apps/email/paginate-email', { dir: 'sideways', emailId: 1 }, 400],
    ['/apps/email/paginate-email', { emailId: 1 }, 400],
    ['/apps/email/paginate-email', { dir: 'next' }, 400],
  ])('a request to %s with %j returns status %i', async (url, params, status) => {
    expect((await startApi().get(url, params)).status).toBe(status);
  });
});

describe('changing email flags', () => {
  const update = '/apps/email/update-emails';

  it('changes the given flags of the given emails only', async () => {
    const api = startApi();
    const dataToUpdate = { folder: 'spam', isStarred: true, isRead: false, labels: ['private', 'private'] };
    const { status, data } = await api.post(update, { emailIds: [2, 4, 2], dataToUpdate });
    expect([status, (data.emails as Email[]).map(({ id }) => id)]).toEqual([200, [2, 4]]);
    const after = await everything(api);
    for (const mail of after.filter(({ id }) => id === 2 || id === 4))
      expect(mail).toMatchObject({ ...dataToUpdate, labels: ['private'] });
    expect(after.find(({ id }) => id === 9)).toEqual(all.find(({ id }) => id === 9));
  });

  it('does not send a scheduled email that was deleted and restored', async () => {
    const api = startApi();
    const { id } = all.find(({ scheduledAt }) => scheduledAt)!;
    await api.post(update, { emailIds: [id], dataToUpdate: { folder: 'trash' } });
    await api.post(update, { emailIds: [id], dataToUpdate: { folder: 'draft' } });
    api.pass(48 * 3_600_000);
    expect((await api.get(one, { id })).data).toMatchObject({ folder: 'draft' });
  });

  it('toggles a label on each email', async () => {
    const api = startApi();
    const label = 'company';
    const before = all.filter(({ id }) => id <= 8);
    const { data } = await api.post('/apps/email/update-emails-label', { emailIds: before.map(({ id }) => id), label });
    for (const mail of data.emails as Email[]) {
      expect(mail.labels.includes(label)).toBe(!before.find(({ id }) => id === mail.id)!.labels.includes(label));
    }
  });

  it.each([
    [update, { emailIds: [1, 999], dataToUpdate: { isRead: true } }, 404],
    [update, { emailIds: [999], dataToUpdate: { subject: 'x' } }, 404],
    [update, { emailIds: [], dataToUpdate: { isRead: true } }, 422],
    [update, { emailIds: [1], dataToUpdate: { subject: 'x' } }, 422],
    [update, { emailIds: [1], dataToUpdate: { folder: 'starred' } }, 422],
    [update, { emailIds: [1], dataToUpdate: { labels: ['urgent'] } }, 422],
    [update, { emailIds: [1], dataToUpdate: { isRead: 'yes' } }, 422],
    [update, { emailIds: [1] }, 422],
    [update, { emailIds: '1', dataToUpdate: {} }, 422],
    ['/apps/email/update-emails-label', { emailIds: [1], label: 'urgent' }, 422],
    ['/apps/email/update-emails-label', { emailIds: [1, 999], label: 'private' }, 404],
    ['/apps/email/update-emails-label', { emailIds: [], label: 'private' }, 422],
  ])('changing emails at %s with %j responds with %i and changes nothing', async (url, body, wanted) => {
    const api = startApi();
    const before = await stateOf(api);
    expect((await api.post(url, body)).status).toBe(wanted);
    expect(await stateOf(api)).toBe(before);
  });

  it('an error names the email field that cannot be set', async () => {
    const { data } = await startApi().post(update, { emailIds: [1], dataToUpdate: { subject: 'x' } });
    expect(data.errors).toEqual({ subject: ['pick'] });
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'rejects a change of an email field named %s',
    async (name) => {
      // A JSON string, because axios removes some of these names from objects.
      const body = `{"emailIds":[1],"dataToUpdate":{"${name}":"x"}}`;
      const { status, data } = await startApi().post(update, body);
      expect([status, JSON.stringify(data.errors)]).toEqual([422, `{"${name}":["pick"]}`]);
    },
  );
});
