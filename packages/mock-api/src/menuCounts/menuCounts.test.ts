import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const url = '/api/menu-counts/data';
const restaurant = 'rst-nyc';
const today = '2026-11-20';

describe('the counts in the navigation menu', () => {
  it('menu counts equal the totals of the lists', async () => {
    const { get, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('owner');
    const ask = async (path: string, parameters: object = {}) => (await get(path, parameters, token)).data;
    const [emails, chats, tasks, invoices, candidates, bills] = await Promise.all([
      ask('/apps/email/emails'),
      ask('/apps/chat/chats-and-contacts'),
      ask('/apps/todo/tasks'),
      ask('/apps/invoice/invoices', { status: 'Past Due' }),
      ask('/apps/jobX/candidates', { restaurant, stage: 'new' }),
      ask('/apps/bills/list', { restaurant, status: 'open' }),
    ]);
    const due = (tasks as { dueDate: string | null; isCompleted: boolean }[]).flatMap(({ dueDate, isCompleted }) =>
      isCompleted || !dueDate ? [] : dueDate.slice(0, 10),
    );
    const unseen = (chats.chatsContacts as { isMuted?: boolean; chat: { unseenMsgs: number } }[]).reduce(
      (sum, { isMuted, chat }) => sum + (isMuted ? 0 : chat.unseenMsgs),
      0,
    );
    expect(await ask(url, { restaurant, today })).toEqual({
      email: emails.emailsMeta.inbox,
      chat: unseen,
      todo: due.filter((date) => date < today).length,
      dueToday: due.filter((date) => date === today).length,
      invoiceList: invoices.total,
      jobX: candidates.total,
      bills: bills.total,
    });
  });

  it('menu counts omit what the user may not read', async () => {
    const { get, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('server');
    const { data } = await get(url, { restaurant, today }, token);
    expect(Object.keys(data as object).toSorted()).toEqual(['bills', 'chat', 'dueToday', 'todo']);
  });

  it('menu counts include bills, applicants and tasks only for a restaurant and a date', async () => {
    const { get, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('owner');
    const { data } = await get(url, {}, token);
    expect(Object.keys(data as object).toSorted()).toEqual(['chat', 'email', 'invoiceList']);
  });

  it('menu counts reject a restaurant that is not a workplace of the user', async () => {
    const { get, signIn } = startApi({ auth: 'enforce' });
    const { token } = await signIn('server');
    expect((await get(url, { restaurant: 'rst-tyo', today }, token)).status).toBe(403);
  });
});
