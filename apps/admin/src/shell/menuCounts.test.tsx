import { createQueryClient, DomainProvider, endSession, http, startSession } from '@larder/domain';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withCounts } from './menuCounts';
import type { Reach } from './navigation';
import { useMenuCounts } from './useMenuCounts';

const { adapter } = http.defaults;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  http.defaults.adapter = async (config) => {
    asked.push(config.url ?? '');
    const data = { emails: [], emailsMeta: { inbox: 7, spam: 0, draft: 0 } };
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
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

function countsFor(reach: Reach) {
  const queryClient = createQueryClient();
  return renderHook(() => useMenuCounts(reach), {
    wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider>,
  }).result;
}

it('asks only about pages that are built and allowed', async () => {
  const counts = countsFor({ routePaths: ['/', '/apps/email', '/apps/bills'], can: () => false });
  await waitFor(() => expect(counts.current.email).toBe(7));
  expect(asked).toEqual(['/apps/email/emails']);
});

it('asks about nothing where none of them can be reached', async () => {
  countsFor({ routePaths: ['/', '/apps/user/list'], can: () => true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
});

it('a count stands on the row of its page, the invoices’ on their group; zero stands nowhere', () => {
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
  const said = withCounts(sections, { email: 7, chat: 0, invoiceList: 2 }, (page, count) => `${count} ${page}`);
  expect(said[0]!.items.map(({ count, countLabel }) => [count, countLabel])).toEqual([
    [7, '7 email'],
    [undefined, undefined],
    [2, '2 invoiceList'],
  ]);
});
