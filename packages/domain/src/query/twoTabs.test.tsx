import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countMails } from '../emails/emails';
import type { Email } from '../emails/emails.contract';
import { useEmails } from '../emails/emails.queries';
import { useUpdateEmails } from '../emails/emails.mutations';
import type { CalendarEvent } from '../events/events.contract';
import { useUpdateEvent } from '../events/events.mutations';
import { useEvents } from '../events/events.queries';
import { http } from '../http/axiosClient';
import { createFakeServer, type RecordedRequest } from '../http/testing/fakeServer';
import { useMenuCounts } from '../menuCounts/menuCounts.queries';
import type { Task } from '../tasks/tasks.contract';
import { useUpdateTask } from '../tasks/tasks.mutations';
import { useTasks } from '../tasks/tasks.queries';
import { DomainProvider } from './DomainProvider';
import { followOtherTabs } from './followOtherTabs';
import { createQueryClient } from './queryClient';

const { adapter } = http.defaults;
/** Both tabs of this test have the same channel object, so it receives its own messages. */
vi.mock('../store/tabChannel', () => ({
  tabChannel: () => {
    const target = new EventTarget();
    return Object.assign(target, { postMessage: () => void target.dispatchEvent(new Event('message')) });
  },
}));
let data = { isRead: false, title: 'Fold napkins', start: '2026-11-20T10:00:00Z' };
let stops: (() => void)[] = [];

function respond({ method, url, data: input }: RecordedRequest) {
  if (method !== 'get') {
    const { dataToUpdate, task, event } = JSON.parse(input as string) as Record<string, Partial<typeof data>>;
    data = { ...data, ...dataToUpdate, ...(task && { title: task.title! }), ...(event && { start: event.start! }) };
  }
  const person = { name: 'Dana Ashworth', email: 'dana@postbox.example', avatar: '' };
  const mail: Email = {
    id: 1,
    from: person,
    to: [],
    cc: [],
    bcc: [],
    subject: 'Table for 22',
    message: '',
    attachments: [],
    isStarred: false,
    isRead: data.isRead,
    labels: [],
    time: data.start,
    folder: 'inbox',
    replies: [],
  };
  const task: Task = {
    id: 1,
    title: data.title,
    dueDate: null,
    description: '',
    assignee: null,
    tags: [],
    rank: 1,
    version: 1,
    isCompleted: false,
    isDeleted: false,
    isImportant: false,
  };
  const event: CalendarEvent = {
    id: 1,
    url: '',
    title: 'Tasting',
    start: data.start,
    end: '2026-11-21T12:00:00Z',
    allDay: false,
    version: 1,
    extendedProps: { calendar: 'Business' },
  };
  const responses: Record<string, unknown> = {
    '/apps/email/emails': { emails: [mail], emailsMeta: countMails([mail]) },
    '/apps/email/update-emails': { emails: [mail] },
    '/apps/todo/tasks': [task],
    '/apps/todo/update-task': { task },
    '/apps/calendar/events': [event],
    '/apps/calendar/update-event': { event },
    '/api/menu-counts/data': { email: data.isRead ? 0 : 1 },
  };
  return { status: 200, data: responses[url] };
}

beforeEach(() => {
  const server = createFakeServer();
  server.onCall = respond;
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  cleanup();
  for (const stop of stops) stop();
  stops = [];
  http.defaults.adapter = adapter;
});
/** Opens a tab that shows an email, a task, an event and the unread count of the menu. */
async function openTab() {
  const queryClient = createQueryClient();
  stops.push(followOtherTabs(queryClient));
  const { result } = renderHook(
    () => ({
      isRead: useEmails({}).data?.emails[0]?.isRead,
      title: useTasks({}).data?.[0]?.title,
      start: useEvents(['Business']).data?.[0]?.start,
      unread: useMenuCounts('quay', true)?.email,
      readMail: useUpdateEmails(),
      renameTask: useUpdateTask(),
      moveEvent: useUpdateEvent(),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect(result.current).toMatchObject({ ...data, unread: data.isRead ? 0 : 1 }));
  return result;
}

it('changes of emails, tasks and events appear in the other tab within a second, with the unread count', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await act(() => one.current.readMail.mutateAsync({ emailIds: [1], dataToUpdate: { isRead: true } }));
  await waitFor(() => expect(other.current).toMatchObject({ isRead: true, unread: 0 }), { timeout: 1000 });
  // Right after the previous change, this one is announced too.
  await act(() => one.current.renameTask.mutateAsync({ id: 1, title: 'Fold 300 napkins' }));
  await waitFor(() => expect(other.current.title).toBe('Fold 300 napkins'), { timeout: 1000 });
  const start = '2026-11-21T10:00:00Z';
  await act(() => other.current.moveEvent.mutateAsync({ id: 1, start }));
  await waitFor(() => expect(one.current.start).toBe(start), { timeout: 1000 });
});
