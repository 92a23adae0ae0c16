import { createQueryClient, DomainProvider, endSession, http } from '@larder/domain';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countedPages, withCounts } from './menuCounts';
import type { PageAccess } from './navigation';
import { useShownCounts } from './useShownCounts';
import { startTestSession } from '../../testing/testSession';

const { adapter } = http.defaults;
let asked: string[] = [];
let sent: Record<string, unknown> = {};

const response = { email: 7, bills: 2 };

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 21, 12));
  asked = [];
  sent = {};
  http.defaults.adapter = async (config) => {
    const url = config.url ?? '';
    asked.push(url);
    sent[url] = config.params;
    return { status: 200, statusText: '', headers: {}, config, data: response };
  };
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

function countsFor(access: PageAccess) {
  const queryClient = createQueryClient();
  return renderHook(() => useShownCounts(access), {
    wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider>,
  }).result;
}

it('the menu requests its counts for the current restaurant and date', async () => {
  const counts = countsFor({ routePaths: ['/', '/apps/bills'], can: () => true });
  await waitFor(() => expect(counts.current).toEqual(response));
  expect(asked).toEqual(['/api/menu-counts/data']);
  expect(sent['/api/menu-counts/data']).toEqual({ restaurant: 'quay', today: '2026-11-21' });
});

it.each([
  ['exists', { routePaths: ['/', '/apps/user/list'], can: () => true }],
  [
    'may be opened by the user',
    { routePaths: ['/', '/apps/bills'], can: (_: string, subject: string) => subject !== 'bill' },
  ],
] as const)('the menu sends no request if none of the counted pages %s', async (_name, access) => {
  countsFor(access as unknown as PageAccess);
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

it('withCounts adds the count of each counted page', () => {
  const ids = ['email', 'chat', 'todo', 'group-invoices', 'jobX', 'bills'];
  const sections = [{ id: 'apps', title: 'Apps', items: ids.map((id) => ({ id, title: id, href: '/' })) }];
  const counts = Object.fromEntries(countedPages.map((page, index) => [page, index + 1]));
  const [result] = withCounts(sections, counts, String);
  expect(result!.items.map(({ count, countLabel }) => [count, countLabel])).toEqual([
    [1, 'email'],
    [2, 'chat'],
    [3, 'todo'],
    [4, 'invoiceList'],
    [5, 'jobX'],
    [6, 'bills'],
  ]);
});
