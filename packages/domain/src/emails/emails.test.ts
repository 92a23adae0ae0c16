import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeMail,
  compareMails,
  conversationOf,
  countMails,
  isInMailList,
  listMails,
  mailErrors,
  neighborsOf,
  toggleMailLabel,
} from './emails';
import { mailFolders, mailLabels } from './mailCodes';
import type { Email } from './emails.contract';

const mail = (id: number, more: Partial<Email> = {}): Email => ({
  id,
  from: { name: 'Dana Ashworth', email: 'dana@postbox.example', avatar: '' },
  to: [],
  cc: [],
  bcc: [],
  subject: 'Table for 22',
  message: '',
  attachments: [],
  isStarred: false,
  isRead: false,
  labels: [],
  time: '2026-11-20T10:00:00.000Z',
  folder: 'inbox',
  replies: [],
  ...more,
});
const all = { q: '', folder: '', label: '' } as const;

describe('email lists', () => {
  it.each([
    [all, ['inbox']],
    [{ ...all, folder: 'starred' as const }, ['inbox', 'sent', 'draft', 'spam']],
    [{ ...all, label: 'company' }, ['inbox', 'sent', 'draft']],
    [{ ...all, label: 'company', folder: 'spam' as const }, ['spam']],
    [{ ...all, label: 'private' }, []],
    [{ ...all, folder: 'trash' as const }, ['trash']],
  ])('filters starred company emails with %j: %j', (query, folders) => {
    const found = mailFolders.filter((folder) =>
      isInMailList(mail(1, { folder, isStarred: true, labels: ['company'] }), query),
    );
    expect(found).toEqual(folders);
  });

  it.each([
    [' DANA ash', true],
    ['@postbox', true],
    ['for 22', true],
    ['.*', false],
    ['', true],
  ])('searches emails for %j: %s', (q, found) => expect(isInMailList(mail(1), { ...all, q })).toBe(found));

  it('sorts emails newest first, then by higher ID, in any time zone', () => {
    const mails = [
      mail(1),
      mail(2, { time: '2026-11-20T11:30:00+01:00' }),
      mail(3),
      mail(4, { time: '2026-11-19T23:00:00Z' }),
    ];
    expect(listMails(mails, all).map(({ id }) => id)).toEqual([2, 3, 1, 4]);
    expect(neighborsOf(listMails(mails, all), mail(3))).toMatchObject({ previous: { id: 2 }, next: { id: 1 } });
  });

  it('returns the neighbors of an email, even if it is not in the list', () => {
    const mails = fc.uniqueArray(fc.record({ id: fc.nat(30), minute: fc.nat(5) }), {
      selector: ({ id }) => id,
      minLength: 1,
    });
    fc.assert(
      fc.property(mails, fc.nat(), (rows, at) => {
        const sorted = rows
          .map(({ id, minute }) => mail(id, { time: `2026-11-20T10:0${minute}:00.000Z` }))
          .toSorted(compareMails);
        const place = at % sorted.length;
        const own = sorted[place]!;
        const wanted = { previous: sorted[place - 1], next: sorted[place + 1] };
        expect(neighborsOf(sorted, own)).toEqual(wanted);
        expect(neighborsOf(sorted.toSpliced(place, 1), own)).toEqual(wanted);
      }),
    );
  });
});

describe('email badges', () => {
  it('counts unread emails in inbox and spam, and all drafts', () => {
    const mails = mailFolders.flatMap((folder, index) => [
      mail(index, { folder }),
      mail(index + 10, { folder, isRead: true }),
    ]);
    expect(countMails(mails)).toEqual({ inbox: 1, spam: 1, draft: 2 });
  });
});

describe('changing an email', () => {
  it('clears the scheduled time when an email leaves the drafts', () => {
    const draft = mail(1, { folder: 'draft', scheduledAt: '2026-11-21T10:00:00Z', heldUntil: '2026-11-20T10:00:10Z' });
    expect(changeMail(draft, { isStarred: true, folder: undefined })).toEqual({ ...draft, isStarred: true });
    const gone = changeMail(draft, { folder: 'trash' });
    expect([gone.folder, 'scheduledAt' in gone, 'heldUntil' in gone]).toEqual(['trash', false, false]);
    expect(draft.scheduledAt).toBeDefined();
  });

  it('toggling a label twice changes nothing', () => {
    for (const label of mailLabels)
      expect(toggleMailLabel(toggleMailLabel(['company'], label), label)).toEqual(['company']);
  });
});

describe('validation before sending', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const people = { to: [{ email: 'dana@postbox.example' }], cc: [], bcc: [] };
  it.each([
    ['draft' as const, { to: [], cc: [{ email: 'x' }], bcc: [] }, undefined, {}],
    ['send' as const, people, undefined, {}],
    ['send' as const, { ...people, to: [] }, undefined, { to: ['pick'] }],
    ['send' as const, { ...people, bcc: [{ email: 'dana' }] }, undefined, { 'bcc.0.email': ['email'] }],
    ['schedule' as const, people, '2026-11-20T10:00:01Z', {}],
    ['schedule' as const, people, '2026-11-20T10:00:00Z', { sendAt: ['future'] }],
    ['schedule' as const, people, null, { sendAt: ['required'] }],
  ])('validates an email with mode %s, recipients %j, time %s: %j', (mode, to, sendAt, errors) =>
    expect(mailErrors(to, mode, sendAt, now)).toEqual(errors),
  );
});

describe('conversations', () => {
  it('sorts the messages of a conversation oldest first, including the opened email', () => {
    const { replies: _none, ...earlier } = mail(2, { time: '2026-11-20T09:00:00.000Z' });
    const { replies: _no, ...later } = mail(3, { time: '2026-11-20T11:00:00.000Z' });
    expect(conversationOf(mail(1, { replies: [later, earlier] })).map(({ id }) => id)).toEqual([2, 1, 3]);
  });
});
