import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '../http/client';
import { createFakeServer } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession, startSession } from '../store/session';
import { useWaiting, type WaitingPage } from './waiting.queries';

const { adapter } = http.defaults;
let server = createFakeServer();
const task = (id: number, dueDate: string | null, marks: object = {}) => ({
  id,
  title: `Task ${id}`,
  dueDate,
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  ...marks,
});
const contact = (id: number, unseenMsgs: number) => ({
  id,
  fullName: 'Bea Lindqvist',
  role: '',
  about: '',
  avatar: '',
  status: 'online',
  chat: { id, unseenMsgs, lastMessage: null },
});
const profileUser = {
  id: 11,
  fullName: 'Maren Holt',
  role: '',
  avatar: '',
  about: '',
  status: 'online',
  settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
};
const answers: Record<string, unknown> = {
  '/apps/email/emails': { emails: [], emailsMeta: { inbox: 7, spam: 1, draft: 2 } },
  '/apps/chat/chats-and-contacts': { chatsContacts: [contact(1, 2), contact(2, 1)], contacts: [], profileUser },
  '/apps/todo/tasks': [
    task(1, '2026-11-20'),
    task(2, '2026-11-21T09:00:00.000Z'),
    task(3, '2026-11-19', { isCompleted: true }),
    task(4, null),
    task(5, '2026-11-22'),
  ],
  '/apps/invoice/invoices': { allData: [], total: 3, invoices: [] },
};

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 10, 21, 12));
  server = createFakeServer();
  server.onCall = ({ url }) => (answers[url] ? { status: 200, data: answers[url] } : { status: 500 });
  http.defaults.adapter = server.adapter;
  startSession(server.signIn());
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
  http.defaults.adapter = adapter;
  vi.useRealTimers();
});

function waiting(...pages: WaitingPage[]) {
  const queryClient = createQueryClient();
  return renderHook(() => useWaiting((page) => pages.includes(page)), {
    wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider>,
  }).result;
}

it('counts what waits on the pages asked for', async () => {
  const hook = waiting('email', 'chat', 'todo', 'invoiceList');
  await waitFor(() =>
    expect(hook.current).toEqual({
      email: 7,
      chat: 3,
      todo: 1,
      dueToday: 1,
      invoiceList: 3,
      jobX: undefined,
      bills: undefined,
    }),
  );
});

it('asks nothing of the other pages', async () => {
  const hook = waiting('email');
  await waitFor(() => expect(hook.current.email).toBe(7));
  expect(server.arrivals.map(({ url }) => url)).toEqual(['/apps/email/emails']);
});

it('asks for past-due invoices, new applicants and bills of the current restaurant, one row each', async () => {
  waiting('invoiceList', 'jobX', 'bills');
  await waitFor(() => expect(server.arrivals.length).toBeGreaterThanOrEqual(3));
  expect(server.calls('/apps/invoice/invoices')[0]!.params).toMatchObject({ status: 'Past Due', perPage: 1 });
  const [bills, applicants] = ['bills/list', 'jobX/candidates'].map((end) =>
    server.arrivals.find(({ url }) => url.endsWith(end)),
  );
  expect(bills?.params).toMatchObject({ restaurant: 'quay', perPage: 1 });
  expect(applicants?.params).toMatchObject({ restaurant: 'quay', stage: 'new', perPage: 1 });
});
