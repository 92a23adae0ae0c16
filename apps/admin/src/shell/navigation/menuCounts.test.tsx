import { createQueryClient, DomainProvider, endSession, http, startSession } from '@larder/domain';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withCounts, type MenuCounts } from './menuCounts';
import type { PageAccess } from './navigation';
import { MenuCountsReader } from './MenuCountsReader';

const { adapter } = http.defaults;
let asked: string[] = [];
let sent: Record<string, unknown> = {};

const task = (id: number, dueDate: string | null, isCompleted = false) => ({
  id,
  title: `Task ${id}`,
  dueDate,
  description: '',
  assignee: null,
  tags: [],
  isCompleted,
  isDeleted: false,
  isImportant: false,
});
const responses: Record<string, unknown> = {
  '/apps/email/emails': { emails: [], emailsMeta: { inbox: 7, spam: 0, draft: 0 } },
  '/apps/todo/tasks': [
    task(1, '2026-11-20'),
    task(2, '2026-11-21T09:00:00.000Z'),
    task(3, '2026-11-19', true),
    task(4, null),
    task(5, '2026-11-22'),
  ],
  '/apps/invoice/invoices': { allData: [], total: 3, invoices: [] },
};

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 21, 12));
  asked = [];
  sent = {};
  http.defaults.adapter = async (config) => {
    const url = config.url ?? '';
    asked.push(url);
    sent[url] = config.params;
    const data = responses[url] ?? {};
    return { status: 200, statusText: '', headers: {}, config, data };
  };
  startSession({
    id: 1,
    fullName: 'Maren Holt',
    username: 'maren',
    email: '',
    avatar: '',
    role: 'Owner',
    ability: [{ action: 'manage', subject: 'all' }],
    workPlaces: [{ _id: 'quay', name: 'Quay Street' }],
    token: 'a',
    refreshToken: 'r',
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

function countsFor(access: PageAccess) {
  const queryClient = createQueryClient();
  const counts: { current: MenuCounts } = { current: {} };
  const addCounts = (more: MenuCounts) => {
    counts.current = { ...counts.current, ...more };
  };
  render(
    <DomainProvider queryClient={queryClient}>
      <MenuCountsReader access={access} onChange={addCounts} />
    </DomainProvider>,
  );
  return counts;
}

it('the menu requests counts only for pages that exist and that the user may open', async () => {
  const counts = countsFor({
    routePaths: ['/', '/apps/email', '/apps/bills'],
    can: (_action, subject) => subject === 'email',
  });
  await waitFor(() => expect(counts.current.email).toBe(7));
  expect(asked).toEqual(['/apps/email/emails']);
});

it('the menu counts unread e-mails, overdue tasks, tasks due today and overdue invoices', async () => {
  const routePaths = ['/apps/email', '/apps/todo', '/apps/invoice/list'];
  const counts = countsFor({ routePaths, can: () => true });
  await waitFor(() => expect(counts.current).toMatchObject({ email: 7, todo: 1, dueToday: 1, invoiceList: 3 }));
  expect(sent['/apps/invoice/invoices']).toMatchObject({ status: 'Past Due', perPage: 1 });
});

it('the menu counts bills and applicants of the current restaurant only', async () => {
  countsFor({ routePaths: ['/apps/bills', '/apps/jobX'], can: () => true });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(sent[asked.find((url) => url.includes('bills'))!]).toMatchObject({ restaurant: 'quay', perPage: 1 });
  expect(sent[asked.find((url) => url.includes('jobX'))!]).toMatchObject({ restaurant: 'quay', stage: 'new' });
});

it('the menu sends no request if none of the counted pages is available', async () => {
  countsFor({ routePaths: ['/', '/apps/user/list'], can: () => true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
});

it('withCounts adds a count to the row of its page, or for invoices to their group, and omits zero', () => {
  const sections = [
    {
      id: 'apps',
      title: 'Apps',
      items: [
        { id: 'email', title: 'E-mail', href: '/apps/email' },
        { id: 'chat', title: 'Chat', href: '/apps/chat' },
        { id: 'group-invoices', title: 'Invoices', children: [{ id: 'invoiceList', title: 'All', href: '/i' }] },
      ],
    },
  ];
  const result = withCounts(sections, { email: 7, chat: 0, invoiceList: 2 }, (page, count) => `${count} ${page}`);
  expect(result[0]!.items.map(({ count, countLabel }) => [count, countLabel])).toEqual([
    [7, '7 email'],
    [undefined, undefined],
    [2, '2 invoiceList'],
  ]);
});
