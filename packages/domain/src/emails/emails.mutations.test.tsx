import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { countMails, listMails } from './emails';
import { emailListParametersSchema, type Email, type EmailList } from './emails.contract';
import { useDeleteEmails, useReadEmail, useSendEmail, useToggleEmailLabel, useUpdateEmails } from './emails.mutations';
import { useEmail, useEmails } from './emails.queries';

const mail = (id: number, more: Partial<Email> = {}): Email => ({
  id,
  from: { name: 'Dana Ashworth', email: 'dana@postbox.example', avatar: '' },
  to: [],
  cc: [],
  bcc: [],
  subject: `Mail ${id}`,
  message: '',
  attachments: [],
  isStarred: false,
  isRead: false,
  labels: [],
  time: `2026-11-20T10:0${9 - id}:00.000Z`,
  folder: 'inbox',
  replies: [],
  ...more,
});

const { adapter } = http.defaults;
let server = createFakeServer();
let mails: Email[] = [];
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

beforeEach(() => {
  mails = [mail(1), mail(2), mail(3, { isRead: true }), mail(4, { folder: 'trash' })];
  server = createFakeServer();
  server.onCall = (arrival) => {
    if (arrival.method !== 'get') return write(arrival);
    const { id, ...params } = arrival.params as { id?: number };
    if (arrival.url === '/apps/email/get-email') {
      return {
        status: 200,
        data: { ...mails.find((each) => each.id === id), hasPreviousMail: true, hasNextMail: true },
      };
    }
    const emails = listMails(mails, emailListParametersSchema.parse(params));
    return { status: 200, data: { emails, emailsMeta: countMails(mails) } };
  };
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  vi.useRealTimers();
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      inbox: useEmails({}).data,
      starred: useEmails({ folder: 'starred' }).data,
      trash: useEmails({ folder: 'trash' }).data,
      one: useEmail(2).data,
      update: useUpdateEmails(),
      other: useUpdateEmails(),
      label: useToggleEmailLabel(),
      remove: useDeleteEmails(),
      read: useReadEmail(),
      send: useSendEmail(),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => {
    const { inbox, starred, trash, one } = result.current;
    expect([inbox, starred, trash, one]).not.toContain(undefined);
  });
  return result;
}

const idsOf = (list: EmailList | undefined) => list?.emails.map(({ id }) => id);

describe('email flags', () => {
  it('shows changed email flags immediately in list, badge and open email', async () => {
    const result = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.update.mutate({ emailIds: [2], dataToUpdate: { isRead: true, isStarred: true } }));
    await waitFor(() => expect(result.current.inbox?.emails[1]).toMatchObject({ isRead: true, isStarred: true }));
    expect(result.current.inbox?.emailsMeta.inbox).toBe(1);
    expect(result.current.one).toMatchObject({ isRead: true, hasNextMail: true });
    mails = mails.map((each) => (each.id === 2 ? { ...each, isRead: true, isStarred: true } : each));
    respond({ status: 200, data: { emails: [mails[1]] } });
    await waitFor(() => expect(idsOf(result.current.starred)).toEqual([2]));
    expect(result.current.one).toMatchObject({ isStarred: true, hasPreviousMail: true });
  });

  it('reading an email changes list, badge and open email without a refetch', async () => {
    const result = await setup();
    const before = server.calls('/apps/email/emails').length;
    write = () => ({ status: 200, data: { emails: [{ ...mails[1], isRead: true }] } });
    await act(() => result.current.read.mutateAsync(2));
    await waitFor(() => expect(result.current.inbox?.emails[1]).toMatchObject({ isRead: true }));
    expect(result.current.inbox?.emailsMeta.inbox).toBe(1);
    expect(result.current.one).toMatchObject({ isRead: true });
    expect(server.calls('/apps/email/emails')).toHaveLength(before);
  });

  it.each([404, 422, 500])('rolls back email flags after status %i', async (status) => {
    const result = await setup();
    const { inbox, one } = result.current;
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.update.mutate({ emailIds: [2, 1], dataToUpdate: { folder: 'spam', isRead: true } }));
    await waitFor(() => expect(idsOf(result.current.inbox)).toEqual([3]));
    expect(result.current.inbox?.emailsMeta).toEqual({ inbox: 0, spam: 0, draft: 0 });
    respond({ status, data: { code: 'x' } });
    await waitFor(() => expect(result.current.update.isError).toBe(true));
    expect(result.current.inbox).toEqual(inbox);
    expect(result.current.one).toEqual(one);
  });

  it('rolls back the flags of one email without affecting another', async () => {
    const result = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    write = ({ data }) => (String(data).includes('[1]') ? first.response : second.response);
    act(() => result.current.update.mutate({ emailIds: [1], dataToUpdate: { folder: 'trash' } }));
    await waitFor(() => expect(idsOf(result.current.inbox)).toEqual([2, 3]));
    act(() => result.current.other.mutate({ emailIds: [3], dataToUpdate: { isRead: false } }));
    await waitFor(() => expect(result.current.inbox?.emailsMeta.inbox).toBe(2));
    first.respond({ status: 500 });
    await waitFor(() => expect(idsOf(result.current.inbox)).toEqual([1, 2, 3]));
    expect(result.current.inbox?.emails[2]?.isRead).toBe(false);
    expect(result.current.inbox?.emailsMeta.inbox).toBe(3);
    mails = mails.map((each) => (each.id === 3 ? { ...each, isRead: false } : each));
    second.respond({ status: 200, data: { emails: [mails[2]] } });
    await waitFor(() => expect(result.current.other.isSuccess).toBe(true));
    expect(result.current.inbox?.emails[2]?.isRead).toBe(false);
  });
});

describe('an open email', () => {
  it('an open email keeps a later change when an earlier one fails', async () => {
    const result = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    write = ({ data }) => (String(data).includes('isStarred') ? first.response : second.response);
    act(() => result.current.update.mutate({ emailIds: [2], dataToUpdate: { isStarred: true } }));
    await waitFor(() => expect(result.current.one).toMatchObject({ isStarred: true }));
    act(() => result.current.other.mutate({ emailIds: [2], dataToUpdate: { isRead: true } }));
    await waitFor(() => expect(result.current.one).toMatchObject({ isRead: true }));
    first.respond({ status: 500 });
    await waitFor(() => expect(result.current.update.isError).toBe(true));
    expect(result.current.one).toMatchObject({ isStarred: false, isRead: true });
    expect(result.current.inbox?.emails[1]).toMatchObject({ isStarred: false, isRead: true });
    mails = mails.map((each) => (each.id === 2 ? { ...each, isRead: true } : each));
    second.respond({ status: 200, data: { emails: [mails[1]] } });
    await waitFor(() => expect(result.current.other.isSuccess).toBe(true));
  });
});

describe('email labels', () => {
  it('toggles a label on each email immediately', async () => {
    const result = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.label.mutate({ emailIds: [1, 2], label: 'company' }));
    await waitFor(() => expect(result.current.inbox?.emails.map(({ labels }) => labels.length)).toEqual([1, 1, 0]));
    respond({ status: 500 });
    await waitFor(() => expect(result.current.label.isError).toBe(true));
    expect(result.current.inbox?.emails.map(({ labels }) => labels.length)).toEqual([0, 0, 0]);
  });
});

describe('deleting emails permanently', () => {
  it('removes permanently deleted emails immediately', async () => {
    const result = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.remove.mutate([4]));
    await waitFor(() => expect(idsOf(result.current.trash)).toEqual([]));
    mails = mails.slice(0, 3);
    respond({ status: 200, data: { deleted: [4] } });
    await waitFor(() => expect(result.current.remove.isSuccess).toBe(true));
    expect(idsOf(result.current.trash)).toEqual([]);
  });
});

describe('sending an email', () => {
  it('refetches the email lists immediately and after the undo delay when an email is sent', async () => {
    const result = await setup();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = () => server.calls('/apps/email/emails').length;
    const before = asked();
    write = () => ({
      status: 201,
      data: { email: mail(5, { folder: 'draft', heldUntil: '2026-11-20T10:00:10.000Z' }) },
    });
    await act(() => result.current.send.mutateAsync({ email: { to: [{ email: 'a@b.example' }] }, mode: 'send' }));
    await waitFor(() => expect(asked()).toBe(before + 3));
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect(asked()).toBe(before + 3);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await waitFor(() => expect(asked()).toBe(before + 6));
  });
});
