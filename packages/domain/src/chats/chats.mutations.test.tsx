import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { newestFirst } from './chats';
import { ownSenderId, type Chat, type ChatContact, type ChatList, type ChatMessage } from './chats.contract';
import { useUpdateChat, useUpdateChatProfile } from './chats.mutations';
import { useChatProfile } from './chatProfile.queries';
import { useChat, useChats } from './chats.queries';
import { useFailedMessage, useOutgoingMessages, useSendMessage } from './outbox';

const contactOf = (id: number): ChatContact => ({
  id,
  fullName: `Person ${id}`,
  role: '',
  about: '',
  avatar: '',
  status: 'online',
});
const profileUser = {
  ...contactOf(ownSenderId),
  settings: { isNotificationsOn: true, isTwoStepAuthVerificationEnabled: false },
};
const said = (message: string, senderId: number, minute: number): ChatMessage => ({
  message,
  senderId,
  time: new Date(Date.UTC(2026, 10, 20, 20, minute)).toISOString(),
});

const { adapter } = http.defaults;
let server = createFakeServer();
let contacts: ChatContact[] = [];
let chats: Chat[] = [];
let write: (arrival: RecordedRequest) => FakeResponse | 'network' | Promise<FakeResponse | 'network'>;

function listResponse(): ChatList {
  const chatsContacts = chats.flatMap(({ id, userId, unseenMsgs, messages }) => {
    const contact = contacts.find((each) => each.id === userId);
    return contact ? [{ ...contact, chat: { id, unseenMsgs, lastMessage: messages.at(-1) ?? null } }] : [];
  });
  return { chatsContacts: chatsContacts.toSorted(newestFirst), contacts, profileUser };
}

function read({ url, params }: RecordedRequest): FakeResponse {
  if (url === '/apps/chat/chats-and-contacts') return { status: 200, data: listResponse() };
  if (url === '/apps/chat/users/profile-user') return { status: 200, data: profileUser };
  const { id } = params as { id: number };
  const chat = chats.find(({ userId }) => userId === id) ?? null;
  return {
    status: 200,
    data: { chat: chat && { ...chat, unseenMsgs: 0 }, contact: contacts.find((each) => each.id === id) },
  };
}

beforeEach(() => {
  contacts = [contactOf(1), contactOf(2), contactOf(3)];
  chats = [
    { id: 1, userId: 1, unseenMsgs: 2, messages: [said('Hello', 1, 5)] },
    { id: 2, userId: 2, unseenMsgs: 1, messages: [said('Later', 2, 9)] },
  ];
  server = createFakeServer();
  server.onCall = (arrival) => (arrival.method === 'get' ? read(arrival) : write(arrival));
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  http.defaults.adapter = adapter;
});

async function setup(contactId = 1) {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      list: useChats().data,
      open: useChat(contactId).data,
      profile: useChatProfile().data,
      outgoing: useOutgoingMessages(contactId),
      others: useOutgoingMessages(2),
      send: useSendMessage(),
      failed: useFailedMessage(),
      update: useUpdateChat(),
      me: useUpdateChatProfile(),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() =>
    expect([result.current.list, result.current.open, result.current.profile]).not.toContain(undefined),
  );
  return result;
}
type Result = Awaited<ReturnType<typeof setup>>;

/** Response of the server to a sent message. */
function takes(contactId: number, message: string): FakeResponse {
  const newMessageData = said(message, ownSenderId, 30);
  const known = chats.find(({ userId }) => userId === contactId);
  if (known) {
    chats = chats.map((chat) => (chat === known ? { ...chat, messages: [...chat.messages, newMessageData] } : chat));
    return { status: 201, data: { response: { newMessageData, id: contactId } } };
  }
  const chat = { id: 3, userId: contactId, unseenMsgs: 0, messages: [newMessageData] };
  chats = [...chats, chat];
  return { status: 201, data: { response: { newMessageData, id: contactId, chat } } };
}
const shown = ({ current }: Result) => current.open?.chat?.messages.map(({ message }) => message) ?? [];
const states = ({ current }: Result) => current.outgoing.map(({ message, state }) => [message, state]);
const send = ({ current }: Result, message: string, id = 1) =>
  act(() => current.send.mutate({ contact: { id }, message }));

describe('opening a chat', () => {
  it('marks the messages of an opened chat as seen in the list', async () => {
    const result = await setup();
    await waitFor(() => expect(result.current.list?.chatsContacts.find(({ id }) => id === 1)?.chat.unseenMsgs).toBe(0));
    expect(result.current.list?.chatsContacts.find(({ id }) => id === 2)?.chat.unseenMsgs).toBe(1);
  });
});

describe('sending a message', () => {
  it('shows the message as pending, then moves its chat to the top of the list', async () => {
    const result = await setup();
    const { response, respond } = createDeferred<FakeResponse | 'network'>();
    write = () => response;
    send(result, 'Good night');
    await waitFor(() => expect(states(result)).toEqual([['Good night', 'sending']]));
    expect(result.current.others).toEqual([]);
    respond(takes(1, 'Good night'));
    await waitFor(() => expect(states(result)).toEqual([]));
    expect(shown(result)).toEqual(['Hello', 'Good night']);
    expect(result.current.list?.chatsContacts.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('creates the chat with the first message', async () => {
    const result = await setup(3);
    expect(result.current.open?.chat).toBeNull();
    write = () => takes(3, 'Hello');
    send(result, 'Hello', 3);
    await waitFor(() => expect(shown(result)).toEqual(['Hello']));
    expect(result.current.list?.chatsContacts[0]?.id).toBe(3);
  });

  it.each(['network' as const, { status: 500 }, { status: 409, data: { code: 'in_use' } }])(
    'keeps the text of a message after a failure (%j) until it is resent',
    async (failure) => {
      const result = await setup();
      write = () => failure;
      send(result, 'Good night');
      await waitFor(() => expect(states(result)).toEqual([['Good night', 'failed']]));
      expect(shown(result)).toEqual(['Hello']);
      const { response, respond } = createDeferred<FakeResponse | 'network'>();
      write = () => response;
      act(() => result.current.failed.retry(result.current.outgoing[0]!.key));
      await waitFor(() => expect(states(result)).toEqual([['Good night', 'sending']]));
      respond(takes(1, 'Good night'));
      await waitFor(() => expect(shown(result)).toEqual(['Hello', 'Good night']));
      expect(result.current.outgoing).toEqual([]);
    },
  );

  it('discards a failed message', async () => {
    const result = await setup();
    write = () => ({ status: 500 });
    send(result, 'Good night');
    await waitFor(() => expect(states(result)).toEqual([['Good night', 'failed']]));
    act(() => result.current.failed.discard(result.current.outgoing[0]!.key));
    await waitFor(() => expect(result.current.outgoing).toEqual([]));
  });

  it('sends messages in the order in which they were written', async () => {
    const result = await setup();
    const { response, respond } = createDeferred<FakeResponse | 'network'>();
    write = ({ data }) => (String(data).includes('First') ? response : takes(1, 'Second'));
    send(result, 'First');
    send(result, 'Second');
    await waitFor(() =>
      expect(states(result)).toEqual([
        ['First', 'sending'],
        ['Second', 'sending'],
      ]),
    );
    expect(server.calls('/apps/chat/send-msg')).toHaveLength(1);
    respond(takes(1, 'First'));
    await waitFor(() => expect(shown(result)).toEqual(['Hello', 'First', 'Second']));
  });

  it('does not send an invalid message', async () => {
    const result = await setup();
    send(result, '  ');
    await waitFor(() => expect(states(result)).toEqual([['  ', 'failed']]));
    expect(server.calls('/apps/chat/send-msg')).toEqual([]);
  });
});

describe('changing a contact', () => {
  it('mutes a contact everywhere immediately and rolls back after an error', async () => {
    const result = await setup();
    const before = result.current.list;
    const { response, respond } = createDeferred<FakeResponse | 'network'>();
    write = () => response;
    act(() => result.current.update.mutate({ contactId: 1, data: { isMuted: true, tags: [' late '] } }));
    await waitFor(() => expect(result.current.open?.contact).toMatchObject({ isMuted: true, tags: ['late'] }));
    expect(result.current.list?.contacts[0]?.isMuted).toBe(true);
    expect(result.current.list?.chatsContacts.find(({ id }) => id === 1)?.isMuted).toBe(true);
    respond({ status: 500 });
    await waitFor(() => expect(result.current.update.isError).toBe(true));
    expect(result.current.list?.contacts).toEqual(before?.contacts);
    expect(result.current.open?.contact).toEqual(contacts[0]);
  });

  it('removes a contact and clears its messages immediately', async () => {
    const result = await setup();
    const { response, respond } = createDeferred<FakeResponse | 'network'>();
    write = () => response;
    act(() => result.current.update.mutate({ contactId: 1, data: { cleared: true } }));
    await waitFor(() => expect(shown(result)).toEqual([]));
    expect(result.current.list?.chatsContacts.find(({ id }) => id === 1)?.chat.lastMessage).toBeNull();
    chats = chats.map((chat) => (chat.userId === 1 ? { ...chat, messages: [] } : chat));
    respond({ status: 200, data: { chat: chats[0], contact: contacts[0] } });
    await waitFor(() => expect(result.current.update.isSuccess).toBe(true));
    write = () => createDeferred<FakeResponse | 'network'>().response;
    act(() => result.current.update.mutate({ contactId: 2, data: { isRemoved: true } }));
    await waitFor(() => expect(result.current.list?.contacts.map(({ id }) => id)).toEqual([1, 3]));
    expect(result.current.list?.chatsContacts.map(({ id }) => id)).toEqual([1]);
  });
});

describe('the chat profile', () => {
  it('shows a change of the chat profile immediately and rolls back after an error', async () => {
    const result = await setup();
    const { response, respond } = createDeferred<FakeResponse | 'network'>();
    write = () => response;
    act(() => result.current.me.mutate({ status: 'away', settings: { isNotificationsOn: false } }));
    await waitFor(() =>
      expect(result.current.profile).toMatchObject({ status: 'away', settings: { isNotificationsOn: false } }),
    );
    expect(result.current.list?.profileUser.status).toBe('away');
    respond({ status: 500 });
    await waitFor(() => expect(result.current.me.isError).toBe(true));
    expect([result.current.profile, result.current.list?.profileUser]).toEqual([profileUser, profileUser]);
    write = () => ({ status: 200, data: { profileUser: { ...profileUser, about: 'New' } } });
    await act(() => result.current.me.mutateAsync({ about: 'New' }));
    await waitFor(() => expect(result.current.me.isSuccess).toBe(true));
  });
});
