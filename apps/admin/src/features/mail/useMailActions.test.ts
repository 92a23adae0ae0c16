import { call } from '@larder/domain';
import { emailEndpoints, type Email, type EmailChanges } from '@larder/domain/contract';
import { beforeEach, expect, it } from 'vitest';
import { renderPageHook, shownToasts, useMockServer } from '../../testing/mockServer';
import { useMailActions } from './useMailActions';

const { fail } = useMockServer();

const load = async () => {
  const lists = (['', 'draft', 'spam', 'trash'] as const).map((folder) => call(emailEndpoints.list, { folder }));
  return (await Promise.all(lists)).flatMap(({ emails }) => emails);
};
const set = (emailIds: number[], dataToUpdate: EmailChanges) => call(emailEndpoints.update, { emailIds, dataToUpdate });

/** Two emails of the inbox: one is starred, read and labeled. */
let mails: Email[];
/** Loads the two emails again. */
const stored = async () => {
  const all = await load();
  return mails.map(({ id }) => all.find((mail) => mail.id === id)!);
};
beforeEach(async () => {
  mails = (await load()).filter(({ folder, subject }) => folder === 'inbox' && subject !== '').slice(0, 2);
  const ids = mails.map(({ id }) => id);
  await set(ids, { isStarred: false, isRead: false, labels: [] });
  await set(ids.slice(0, 1), { isStarred: true, isRead: true, labels: ['personal'] });
  mails = await stored();
});

it('stars the emails without a star; if there are none, removes all stars', async () => {
  const page = renderPageHook(useMailActions);
  const stars = async () => (await stored()).map(({ isStarred }) => isStarred);
  await page.run((actions) => actions.toggleStar(mails));
  expect(await stars()).toEqual([true, true]);
  expect(page.changes[0]?.text).toEqual({
    key: 'mail.toasts.starred',
    values: { count: 1, subject: mails[1]!.subject },
  });
  await page.undo();
  expect(await stars()).toEqual([true, false]);
  await page.run((actions) => actions.toggleStar(mails.slice(0, 1)));
  expect(await stars()).toEqual([false, false]);
  expect(page.changes[0]?.text.key).toBe('mail.toasts.unstarred');
  await page.undo();
  expect(await stars()).toEqual([true, false]);
});

it('marks only the emails that differ as read or unread', async () => {
  const page = renderPageHook(useMailActions);
  const read = async () => (await stored()).map(({ isRead }) => isRead);
  await page.run((actions) => actions.setRead(mails, true));
  expect(await read()).toEqual([true, true]);
  expect(page.changes[0]?.text).toMatchObject({ key: 'mail.toasts.read', values: { count: 1 } });
  await page.undo();
  expect(await read()).toEqual([true, false]);
  await page.run((actions) => actions.setRead(mails, false));
  expect(page.changes[0]?.text).toMatchObject({ key: 'mail.toasts.unread', values: { subject: mails[0]!.subject } });
  const before = page.changes.length;
  await page.run((actions) => actions.setRead(mails.slice(1), false));
  expect(page.changes).toHaveLength(before);
});

it('adds a label to the emails without it; if there are none, removes it from all', async () => {
  const page = renderPageHook(useMailActions);
  const labels = async () => (await stored()).map((mail) => mail.labels);
  await page.run((actions) => actions.toggleLabel(mails, 'personal'));
  expect(await labels()).toEqual([['personal'], ['personal']]);
  expect(page.changes[0]?.text).toMatchObject({
    key: 'mail.toasts.labeled',
    values: { count: 1, label: 'mail.labels.personal' },
  });
  await page.undo();
  expect(await labels()).toEqual([['personal'], []]);
  await page.run((actions) => actions.toggleLabel(mails.slice(0, 1), 'personal'));
  expect(page.changes[0]?.text.key).toBe('mail.toasts.unlabeled');
  expect(await labels()).toEqual([[], []]);
});

it('moves only emails of other folders, and undo moves each back to its folder', async () => {
  await set([mails[1]!.id], { folder: 'spam' });
  mails = await stored();
  const page = renderPageHook(useMailActions);
  const folders = async () => (await stored()).map(({ folder }) => folder);
  await page.run((actions) => actions.move(mails, 'trash'));
  expect(await folders()).toEqual(['trash', 'trash']);
  expect(page.changes[0]?.text).toMatchObject({ key: 'mail.toasts.trashed', values: { count: 2 } });
  await page.undo();
  expect(await folders()).toEqual(['inbox', 'spam']);
  await page.run((actions) => actions.move(mails, 'spam'));
  expect(page.changes[0]?.text).toMatchObject({
    key: 'mail.toasts.moved',
    values: { count: 1, subject: mails[0]!.subject, folder: 'mail.folders.spam' },
  });
  const before = page.changes.length;
  await page.run((actions) => actions.move(mails.slice(1), 'spam'));
  expect(page.changes).toHaveLength(before);
  await set(
    mails.map(({ id }) => id),
    { folder: 'inbox' },
  );
});

it('undoing the move of a scheduled email schedules it again', async () => {
  const { email } = await call(emailEndpoints.send, {
    email: { to: [{ email: 'dana@postbox.example' }], subject: 'Oysters', message: '<p>Six dozen.</p>' },
    mode: 'schedule',
    sendAt: new Date(Date.now() + 864e5).toISOString(),
  });
  mails = [email];
  const page = renderPageHook(useMailActions);
  await page.run((actions) => actions.move(mails, 'trash'));
  expect((await stored())[0]).not.toHaveProperty('scheduledAt');
  await page.undo();
  expect((await stored())[0]).toMatchObject({ folder: 'draft', scheduledAt: email.scheduledAt });
});

it('deletes emails in the trash permanently, without undo', async () => {
  await set([mails[0]!.id], { folder: 'trash' });
  const page = renderPageHook(useMailActions);
  const before = page.changes.length;
  await page.run((actions) => actions.removeForever(mails.slice(0, 1)));
  expect((await stored())[0]).toBeUndefined();
  expect(page.changes).toHaveLength(before);
  expect(shownToasts).toEqual([`success: mail.toasts.removed count=1 subject=${mails[0]!.subject}`]);
});

it('a failed change of emails shows which emails failed and records nothing', async () => {
  const page = renderPageHook(useMailActions);
  const before = page.changes.length;
  fail();
  await page.run((actions) => actions.toggleStar(mails.slice(1)));
  await page.run((actions) => actions.toggleLabel(mails.slice(1), 'company'));
  await page.run((actions) => actions.move(mails, 'trash'));
  const one = `danger: mail.toasts.failed count=1 subject=${mails[1]!.subject}`;
  expect(shownToasts).toEqual([one, one, `danger: mail.toasts.failed count=2 subject=${mails[0]!.subject}`]);
  expect(page.changes).toHaveLength(before);
});

it('an email without a subject is named in toasts', async () => {
  const page = renderPageHook(useMailActions);
  fail();
  await page.run((actions) => actions.setRead([{ ...mails[0]!, subject: ' ' }], false));
  expect(shownToasts).toEqual(['danger: mail.toasts.failed count=1 subject=mail.noSubject']);
});
