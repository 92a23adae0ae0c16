import { attachmentLimit, mailFolders, type Email, type EmailList } from '@larder/domain/contract';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../database';
import { indexedDbStorage } from '../persistence';
import type { Context } from '../router';
import { friday, startApi } from '../testing/api';
import { addSentMail, mailsAt } from './emails.store';

const send = '/apps/email/send-email';
const one = '/apps/email/get-email';
const remove = '/apps/email/delete';
type Api = ReturnType<typeof startApi>;

const listOf = async (api: Api, params: object = {}) => (await api.get('/apps/email/emails', params)).data as EmailList;
const everything = async (api: Api) =>
  (await Promise.all(mailFolders.map((folder) => listOf(api, { folder })))).flatMap(({ emails }) => emails);
const mailOf = async (api: Api, id: number) => (await api.get(one, { id })).data as Email;
const folderOf = async (api: Api, id: number) => (await mailOf(api, id)).folder;
const all = await everything(startApi());
const nextId = Math.max(...all.map(({ id }) => id)) + 1;

const dana = { name: 'Dana Ashworth', email: 'dana.ashworth@postbox.example' };
const letter = { to: [dana], subject: 'Your table', message: '<p>It is yours.</p>' };
const inHours = (hours: number) => new Date(friday.getTime() + hours * 3_600_000).toISOString();

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('sending an email', () => {
  it('keeps a sent email in the drafts for ten seconds, then moves it to sent', async () => {
    const api = startApi();
    const { status, data } = await api.post(send, { email: letter, mode: 'send' });
    const moment = new Date(friday.getTime() + 10_000).toISOString();
    expect([status, data.email]).toMatchObject([
      201,
      { ...letter, id: nextId, folder: 'draft', heldUntil: moment, isRead: true, replies: [] },
    ]);
    expect(data.email.from).toMatchObject({ name: 'Maren Holt', email: 'maren.holt@saltmarsh.example' });
    expect((await listOf(api)).emailsMeta.draft).toBe(all.filter(({ folder }) => folder === 'draft').length + 1);
    api.pass(9999);
    expect(await folderOf(api, nextId)).toBe('draft');
    api.pass(1);
    const sent = await mailOf(api, nextId);
    expect(sent).toMatchObject({ folder: 'sent', time: moment });
    expect([sent.heldUntil, sent.scheduledAt]).toEqual([undefined, undefined]);
    expect((await listOf(api, { folder: 'sent' })).emails[0]!.id).toBe(nextId);
  });

  it('a sent email has the time at which its delay ended, even if it is read later or after a reload', async () => {
    const storage = indexedDbStorage();
    await startApi({ storage }).post(send, { email: letter, mode: 'send' });
    const later = startApi({ storage });
    later.pass(86_400_000);
    expect(await mailOf(later, nextId)).toMatchObject({
      folder: 'sent',
      time: new Date(friday.getTime() + 10_000).toISOString(),
    });
  });

  it('an email without a delay is sent immediately', async () => {
    const { data } = await startApi().post(send, { email: letter, mode: 'send', holdSeconds: 0 });
    expect(data.email).toMatchObject({ folder: 'sent', time: friday.toISOString() });
  });

  it('sending can be undone during the delay, not after it', async () => {
    const api = startApi();
    await api.post(send, { email: letter, mode: 'send', holdSeconds: 5 });
    api.pass(4000);
    const { status, data } = await api.post(send, { email: { id: nextId }, mode: 'draft' });
    expect([status, data.email]).toMatchObject([200, { ...letter, folder: 'draft' }]);
    expect(data.email.heldUntil).toBeUndefined();
    api.pass(60_000);
    expect(await folderOf(api, nextId)).toBe('draft');
    await api.post(send, { email: { id: nextId }, mode: 'send', holdSeconds: 5 });
    api.pass(5000);
    for (const mode of ['draft', 'send', 'schedule']) {
      const late = await api.post(send, { email: { id: nextId, subject: 'Other' }, mode, sendAt: inHours(9) });
      expect([late.status, late.data]).toMatchObject([409, { code: 'already_sent', id: nextId }]);
    }
    expect((await mailOf(api, nextId)).subject).toBe('Your table');
  });

  it('adds a reply to the conversation once it is sent', async () => {
    const api = startApi();
    const question = all.find(({ replies, folder }) => folder === 'inbox' && replies.length === 0)!;
    await api.post(send, { email: { ...letter, replyTo: question.id }, mode: 'send' });
    expect((await mailOf(api, question.id)).replies).toEqual([]);
    api.pass(10_000);
    const { replies, ...sent } = await mailOf(api, nextId);
    const { hasPreviousMail: _, hasNextMail: __, ...message } = sent as Email & Record<string, unknown>;
    expect((await mailOf(api, question.id)).replies).toEqual([message]);
    expect(replies.map(({ id }) => id)).toEqual([question.id]);
    await api.post('/apps/email/update-emails', { emailIds: [nextId], dataToUpdate: { folder: 'trash' } });
    expect((await mailOf(api, question.id)).replies).toEqual([]);
  });

  it('the sender of an email is the signed-in user', async () => {
    const api = startApi({ auth: 'enforce' });
    const { token } = await api.signIn('manager');
    expect((await api.post(send, { email: letter, mode: 'send' }, token)).data.email.from.name).toBe('Ilse Okafor');
  });
});

describe('drafts', () => {
  it('a draft has a thumbnail of an attached picture', async () => {
    const picture = { fileName: 'a.png', size: 1, type: 'image/png', url: 'data:image/png;base64,AAAA' };
    const text = { fileName: 'a.txt', size: 1, type: 'text/plain', url: 'data:text/plain,a' };
    const { data } = await startApi().post(send, { email: { attachments: [picture, text] }, mode: 'draft' });
    expect(data.email.attachments).toEqual([{ ...picture, thumbnail: picture.url }, text]);
  });

  it('a draft accepts any values and keeps omitted fields', async () => {
    const api = startApi();
    const hostile = { to: [{ email: 'not yet an addr' }], subject: '<b>\u202E🍋', message: 'x'.repeat(10_000) };
    const { status, data } = await api.post(send, { email: hostile, mode: 'draft' });
    expect([status, data.email]).toMatchObject([
      201,
      { ...hostile, id: nextId, cc: [], bcc: [], attachments: [], labels: [] },
    ]);
    const file = { fileName: 'a.txt', size: 1, type: 'text/plain', url: 'data:text/plain,a' };
    const again = await api.post(send, {
      email: { id: nextId, attachments: [file], labels: ['private', 'private'] },
      mode: 'draft',
    });
    expect([again.status, again.data.email]).toMatchObject([
      200,
      { ...hostile, attachments: [file], labels: ['private'] },
    ]);
    expect((await everything(api)).length).toBe(all.length + 1);
    expect((await api.post(send, { email: {}, mode: 'draft' })).data.email).toMatchObject({
      id: nextId + 1,
      subject: '',
      to: [],
    });
  });

  it('saving a draft in the trash restores it', async () => {
    const api = startApi();
    await api.post(send, { email: letter, mode: 'draft' });
    await api.post('/apps/email/update-emails', { emailIds: [nextId], dataToUpdate: { folder: 'trash' } });
    expect((await api.post(send, { email: { id: nextId, subject: 'On' }, mode: 'draft' })).data.email.folder).toBe(
      'draft',
    );
    const received = all.find(({ folder }) => folder === 'trash')!;
    expect((await api.post(send, { email: { id: received.id }, mode: 'draft' })).data.code).toBe('already_sent');
  });

  it('a draft loses the link to another email if it is set to null', async () => {
    const api = startApi();
    await api.post(send, { email: { ...letter, replyTo: 1, forwardOf: 2 }, mode: 'draft' });
    expect(await mailOf(api, nextId)).toMatchObject({ replyTo: 1, forwardOf: 2 });
    await api.post(send, { email: { id: nextId, replyTo: null }, mode: 'draft' });
    const { replyTo, forwardOf } = await mailOf(api, nextId);
    expect([replyTo, forwardOf]).toEqual([undefined, 2]);
  });
});

describe('a scheduled email', () => {
  const schedule = (api: Api, email: object, sendAt?: unknown) => api.post(send, { email, mode: 'schedule', sendAt });

  it('a scheduled email stays in the drafts and is sent at its time', async () => {
    const api = startApi();
    expect((await schedule(api, letter, inHours(2))).data.email).toMatchObject({
      folder: 'draft',
      scheduledAt: inHours(2),
    });
    api.pass(2 * 3_600_000 - 1);
    expect(await folderOf(api, nextId)).toBe('draft');
    api.pass(1);
    expect(await mailOf(api, nextId)).toMatchObject({ folder: 'sent', time: inHours(2) });
  });

  it('a scheduled email can be sent now, unscheduled or rescheduled', async () => {
    const api = startApi();
    const { id } = all.find(({ scheduledAt }) => scheduledAt)!;
    expect((await schedule(api, { id }, '2026-12-24T09:00:00+01:00')).data.email.scheduledAt).toBe(
      '2026-12-24T08:00:00.000Z',
    );
    const { data } = await api.post(send, { email: { id }, mode: 'draft' });
    expect([data.email.folder, data.email.scheduledAt]).toEqual(['draft', undefined]);
    await api.post(send, { email: { id }, mode: 'send', holdSeconds: 0 });
    expect(await folderOf(api, id)).toBe('sent');
  });

  it.each([
    [undefined, ['required']],
    [null, ['required']],
    [inHours(0), ['future']],
    [inHours(-1), ['future']],
    ['soon', ['date']],
  ])('a scheduled email is rejected for the time %j', async (sendAt, keys) => {
    const api = startApi();
    const { status, data } = await schedule(api, letter, sendAt);
    expect([status, data.errors]).toEqual([422, { sendAt: keys }]);
    expect(await everything(api)).toEqual(all);
  });
});

describe('an email that cannot be sent', () => {
  const heavy = { fileName: 'a.zip', size: 1, type: '', url: `data:,${'a'.repeat(attachmentLimit + 1)}` };
  it.each([
    ['no recipients', { ...letter, to: [] }, 422, { errors: { to: ['pick'] } }],
    [
      'invalid addresses',
      { to: [dana, { email: 'dana' }], cc: [{ email: '' }], bcc: [{ email: 'a@b' }] },
      422,
      { errors: { 'to.1.email': ['email'], 'cc.0.email': ['email'], 'bcc.0.email': ['email'] } },
    ],
    [
      'a file with a script URL',
      { ...letter, attachments: [{ ...heavy, url: 'javascript:alert(1)' }] },
      422,
      { errors: { 'attachments.0.url': ['url'] } },
    ],
    ['an unknown label', { ...letter, labels: ['urgent'] }, 422, { errors: { 'labels.0': ['pick'] } }],
    ['an unknown ID', { id: 999, to: [] }, 404, { subject: 'email', id: 999 }],
    ['a reply to an unknown mail', { ...letter, replyTo: 999 }, 404, { subject: 'email', id: 999 }],
    [
      'attachments that are too large',
      { ...letter, attachments: [heavy] },
      413,
      { code: 'too_large', limit: attachmentLimit },
    ],
    ['the ID of a received mail', { id: 1, to: [] }, 409, { code: 'already_sent' }],
  ])('an email with %s is rejected and changes nothing', async (_name, email, status, body) => {
    const api = startApi();
    const response = await api.post(send, { email, mode: 'send' });
    expect([response.status, response.data]).toMatchObject([status, body]);
    expect(await everything(api)).toEqual(all);
    expect((await api.post(send, { email: letter, mode: 'draft' })).data.email.id).toBe(nextId);
  });

  it.each([
    { mode: 'send' },
    { email: letter },
    { email: letter, mode: 'fax' },
    { email: letter, mode: 'send', holdSeconds: -1 },
    { email: 'x', mode: 'send' },
  ])('responds with 422 to the invalid request %j to send an email', async (body) => {
    expect((await startApi().post(send, body)).status).toBe(422);
  });
});

describe('deleting emails permanently', () => {
  const trash = all.filter(({ folder }) => folder === 'trash').map(({ id }) => id);

  it('deletes emails in the trash permanently and never reuses their IDs', async () => {
    const api = startApi();
    const { id } = (await api.post(send, { email: letter, mode: 'draft' })).data.email;
    await api.post('/apps/email/update-emails', { emailIds: [id], dataToUpdate: { folder: 'trash' } });
    const { status, data } = await api.remove(remove, { ids: [trash[0], trash[0], id, 999] });
    expect([status, data]).toEqual([200, { deleted: [trash[0], id] }]);
    expect((await api.get(one, { id: trash[0] })).status).toBe(404);
    expect((await api.post(send, { email: letter, mode: 'draft' })).data.email.id).toBe(id + 1);
    expect((await api.remove(remove, { ids: trash[1] })).data).toEqual({ deleted: [trash[1]] });
  });

  it.each([
    [{ ids: [999, 998] }, 404, { code: 'not_found', subject: 'email', id: 999 }],
    [{ ids: [1, trash[0], 2] }, 409, { code: 'not_in_trash', ids: [1, 2] }],
    [{ ids: [] }, 400, { code: 'malformed' }],
    [{}, 400, { code: 'malformed' }],
    [{ ids: ['x'] }, 400, { code: 'malformed' }],
  ])(
    'an invalid request %j to delete emails permanently responds with %i and changes nothing',
    async (params, status, body) => {
      const api = startApi();
      const response = await api.remove(remove, params);
      expect([response.status, response.data]).toMatchObject([status, body]);
      expect(await everything(api)).toEqual(all);
    },
  );
});

describe('the API for other areas', () => {
  it('addSentMail adds an email to the sent folder', () => {
    const db = createDatabase('default', friday);
    const mail = addSentMail(db, { now: friday, actorId: 2 } as Context, letter);
    expect(mail).toMatchObject({
      ...letter,
      id: nextId,
      folder: 'sent',
      time: friday.toISOString(),
      from: { name: 'Ilse Okafor' },
    });
    expect(mailsAt(db, friday).rows.at(-1)).toMatchObject(mail);
  });
});
