import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferred, type FakeResponse } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import * as browserStorage from '../store/browserStorage';
import { useChatDraft } from './chatDrafts';
import { useChat, useChats } from './chats.queries';
import { useOutbox, useOutboxSender } from './outbox';
import { createChatServer } from './testing/chatServer';

type Response = FakeResponse | 'network';

let server: ReturnType<typeof createChatServer>;
let unmount: () => void = () => undefined;
beforeEach(() => {
  server = createChatServer();
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.restore();
  localStorage.clear();
  // Stored atoms read their keys again only when another tab reports a change.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

async function setup(contactId = 1) {
  const queryClient = createQueryClient();
  const view = renderHook(
    () => {
      useOutboxSender();
      return {
        list: useChats(),
        open: useChat(contactId).data,
        outbox: useOutbox(contactId),
        others: useOutbox(2).outgoing,
        draft: useChatDraft(contactId),
      };
    },
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  unmount = view.unmount;
  const { result } = view;
  await waitFor(() => expect([result.current.list.data, result.current.open]).not.toContain(undefined));
  return result;
}
type Result = Awaited<ReturnType<typeof setup>>;

const shown = ({ current }: Result) => current.open?.chat?.messages.map(({ message }) => message) ?? [];
const states = ({ current }: Result) => current.outbox.outgoing.map(({ message, state }) => [message, state]);
const send = ({ current }: Result, message: string) => act(() => current.outbox.send({ message }));
const sent = () => server.calls('/apps/chat/send-msg');

describe('sending a message', () => {
  it('shows the message as pending, then moves its chat to the top of the list', async () => {
    const result = await setup();
    const { response, respond } = createDeferred<Response>();
    server.state.write = () => response;
    send(result, 'Good night');
    await waitFor(() => expect(states(result)).toEqual([['Good night', 'sending']]));
    expect(result.current.others).toEqual([]);
    respond(server.takes(1, 'Good night'));
    await waitFor(() => expect(states(result)).toEqual([]));
    expect(shown(result)).toEqual(['Hello', 'Good night']);
    expect(result.current.list.data?.chatsContacts.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('creates the chat with the first message', async () => {
    const result = await setup(3);
    expect(result.current.open?.chat).toBeNull();
    server.state.write = () => server.takes(3, 'Hello');
    send(result, 'Hello');
    await waitFor(() => expect(shown(result)).toEqual(['Hello']));
    expect(result.current.list.data?.chatsContacts[0]?.id).toBe(3);
  });

  it.each([
    [{ status: 500 }, 'server'],
    [{ status: 409, data: { code: 'in_use' } }, 'in_use'],
  ])('keeps a message that the server rejected with %j until it is sent again', async (rejection, failure) => {
    const result = await setup();
    server.state.write = () => rejection;
    send(result, 'Good night');
    await waitFor(() => expect(states(result)).toEqual([['Good night', 'failed']]));
    expect(result.current.outbox.outgoing[0]).toMatchObject({ failure });
    expect(shown(result)).toEqual(['Hello']);
    server.state.write = () => server.takes(1, 'Good night');
    act(() => result.current.outbox.retry(result.current.outbox.outgoing[0]!.key));
    await waitFor(() => expect(shown(result)).toEqual(['Hello', 'Good night']));
    expect(states(result)).toEqual([]);
  });

  it('a rejected message does not stop the messages after it', async () => {
    const result = await setup();
    server.state.write = ({ data }) => (String(data).includes('First') ? { status: 422 } : server.takes(1, 'Second'));
    send(result, 'First');
    send(result, 'Second');
    await waitFor(() => expect(shown(result)).toEqual(['Hello', 'Second']));
    expect(states(result)).toEqual([['First', 'failed']]);
  });

  it('discards a failed message, but not one that is being sent', async () => {
    const result = await setup();
    const { response, respond } = createDeferred<Response>();
    server.state.write = () => response;
    send(result, 'Good night');
    await waitFor(() => expect(states(result)).toEqual([['Good night', 'sending']]));
    const { key } = result.current.outbox.outgoing[0]!;
    act(() => void result.current.outbox.discard(key));
    expect(states(result)).toHaveLength(1);
    respond({ status: 500 });
    await waitFor(() => expect(states(result)).toEqual([['Good night', 'failed']]));
    act(() => void result.current.outbox.discard(key));
    await waitFor(() => expect(states(result)).toEqual([]));
  });

  it('sends messages in the order in which they were written', async () => {
    const result = await setup();
    const { response, respond } = createDeferred<Response>();
    server.state.write = ({ data }) => (String(data).includes('First') ? response : server.takes(1, 'Second'));
    send(result, 'First');
    send(result, 'Second');
    await waitFor(() =>
      expect(states(result)).toEqual([
        ['First', 'sending'],
        ['Second', 'waiting'],
      ]),
    );
    expect(sent()).toHaveLength(1);
    respond(server.takes(1, 'First'));
    await waitFor(() => expect(shown(result)).toEqual(['Hello', 'First', 'Second']));
  });

  it('keeps a message that another tab adds at the same time', async () => {
    const result = await setup();
    const { response, respond } = createDeferred<Response>();
    server.state.write = () => response;
    send(result, 'First');
    await waitFor(() => expect(states(result)).toEqual([['First', 'sending']]));
    // The storage event of the other tab has not arrived yet.
    const stored = JSON.parse(localStorage.getItem('chatOutbox')!) as Record<string, object[]>;
    const [user, entries] = Object.entries(stored)[0]!;
    const second = { ...entries[0], key: 'other-tab', message: 'Second', failure: 'in_use' };
    localStorage.setItem('chatOutbox', JSON.stringify({ [user]: [...entries, second] }));
    send(result, 'Third');
    await waitFor(() => expect(states(result).map(([message]) => message)).toEqual(['First', 'Second', 'Third']));
    respond({ status: 500 });
    await waitFor(() => expect(states(result).map(([, state]) => state)).toEqual(['failed', 'failed', 'failed']));
  });

  it('does not send an invalid message', async () => {
    const result = await setup();
    send(result, '  ');
    await waitFor(() => expect(states(result)).toEqual([['  ', 'failed']]));
    expect(sent()).toEqual([]);
  });
});

describe('without a connection', () => {
  it('messages wait, survive a reload and are sent in order when the browser is online again', async () => {
    const before = await setup();
    server.state.write = () => 'network';
    send(before, 'First');
    send(before, 'Second');
    const waiting = [
      ['First', 'waiting'],
      ['Second', 'waiting'],
    ];
    await waitFor(() => expect(states(before)).toEqual(waiting));
    unmount();
    // As after a reload: the values are read from storage.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    const after = await setup();
    await waitFor(() => expect(states(after)).toEqual(waiting));
    server.state.write = ({ data }) => server.takes(1, JSON.parse(String(data)).obj.message);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(shown(after)).toEqual(['Hello', 'First', 'Second']));
    expect(states(after)).toEqual([]);
  });

  it('every attempt has the key of the message, so that the server stores it once', async () => {
    const result = await setup();
    server.state.write = () => 'network';
    send(result, 'Good night');
    await waitFor(() => expect(states(result)).toEqual([['Good night', 'waiting']]));
    server.state.write = () => server.takes(1, 'Good night');
    act(() => result.current.outbox.retry(result.current.outbox.outgoing[0]!.key));
    await waitFor(() => expect(states(result)).toEqual([]));
    const keys = sent().map(({ data }) => JSON.parse(String(data)).obj.key);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('stores the unsent text to each contact', async () => {
    const before = await setup();
    act(() => before.current.draft[1]('On my way'));
    await waitFor(() => expect(before.current.draft[0]).toBe('On my way'));
    unmount();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect((await setup()).current.draft[0]).toBe('On my way');
    unmount();
    expect((await setup(3)).current.draft[0]).toBe('');
  });
});

describe('the lock that keeps other tabs from sending', () => {
  const stubLock = (request: LockManager['request']) => vi.stubGlobal('navigator', { locks: { request } });

  it('sends nothing while another tab holds the lock, and nothing that the other tab has sent', async () => {
    const { response: held, respond: release } = createDeferred<void>();
    const request = vi.fn(async (_name: string, work: () => unknown) => {
      await held;
      return work();
    });
    stubLock(request as never);
    const result = await setup();
    server.state.write = () => server.takes(1, 'Good night');
    send(result, 'Good morning');
    send(result, 'Good night');
    await waitFor(() => expect(request).toHaveBeenCalled());
    expect(states(result)).toEqual([
      ['Good morning', 'waiting'],
      ['Good night', 'waiting'],
    ]);
    // The other tab has sent the first message. Its storage event has not arrived.
    const stored = JSON.parse(localStorage.getItem('chatOutbox')!) as Record<string, object[]>;
    const [user, [, second]] = Object.entries(stored)[0]!;
    localStorage.setItem('chatOutbox', JSON.stringify({ [user]: [second] }));
    release();
    await waitFor(() => expect(states(result)).toEqual([]));
    expect(sent()).toHaveLength(1);
    expect(sent()[0]!.data).toContain('Good night');
  });

  it('messages are sent without the lock if it is denied', async () => {
    stubLock(() => Promise.reject(new DOMException('Denied', 'SecurityError')));
    const result = await setup();
    server.state.write = () => server.takes(1, 'Good night');
    send(result, 'Good night');
    await waitFor(() => expect(shown(result)).toEqual(['Hello', 'Good night']));
  });

  it('an error while sending is reported, does not send without the lock and does not stop later messages', async () => {
    const report = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', report);
    const request = vi.fn(async (_name: string, work: () => unknown) => work());
    stubLock(request as never);
    const result = await setup();
    await waitFor(() => expect(request).toHaveBeenCalled());
    const failure = new Error('Broken storage');
    const read = vi.spyOn(browserStorage, 'rereadText').mockImplementation(() => {
      throw failure;
    });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(failure));
    expect(read).toHaveBeenCalledOnce();
    read.mockRestore();
    server.state.write = () => server.takes(1, 'Good night');
    send(result, 'Good night');
    await waitFor(() => expect(shown(result)).toEqual(['Hello', 'Good night']));
  });
});
