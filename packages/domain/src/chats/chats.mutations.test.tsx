import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDeferred, type FakeResponse } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { ownSenderId } from './chats.contract';
import { useUpdateChat, useUpdateChatProfile, useUpdateMessage } from './chats.mutations';
import { useChatProfile } from './chatProfile.queries';
import { useChat, useChats, useOlderMessages } from './chats.queries';
import { createChatServer, profileUser, said } from './testing/chatServer';

let server: ReturnType<typeof createChatServer>;
beforeEach(() => {
  server = createChatServer();
});
afterEach(() => server.restore());

async function setup(contactId = 1) {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      list: useChats().data,
      open: useChat(contactId).data,
      older: useOlderMessages(contactId),
      profile: useChatProfile().data,
      update: useUpdateChat(),
      message: useUpdateMessage(),
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

const shown = ({ current }: Result) => current.open?.chat?.messages.map(({ message }) => message) ?? [];

describe('opening a chat', () => {
  it('marks the messages of an opened chat as seen in the list', async () => {
    const result = await setup();
    await waitFor(() => expect(result.current.list?.chatsContacts.find(({ id }) => id === 1)?.chat.unseenMsgs).toBe(0));
    expect(result.current.list?.chatsContacts.find(({ id }) => id === 2)?.chat.unseenMsgs).toBe(1);
  });
});

describe('older messages', () => {
  const messages = Array.from({ length: 450 }, (_, index) => said(`Message ${index + 1}`, 1, 0, index + 1));

  it('loads the newest messages first, then older ones in pages, without gaps', async () => {
    server.state.chats = [{ id: 1, userId: 1, unseenMsgs: 0, messages }];
    const result = await setup();
    const count = () => result.current.open!.chat!.messages.length;
    expect([count(), result.current.open!.chat!.olderMessages]).toEqual([200, 250]);
    await act(() => result.current.older.load());
    await waitFor(() => expect([count(), result.current.open!.chat!.olderMessages]).toEqual([400, 50]));
    await act(() => result.current.older.load(true));
    await waitFor(() => expect(shown(result)).toEqual(messages.map(({ message }) => message)));
    const before = server.calls('/apps/chat/get-chat').length;
    await act(() => result.current.older.load());
    expect(server.calls('/apps/chat/get-chat')).toHaveLength(before);
  });
});

describe('changing a message', () => {
  it('shows a new text immediately and rolls back after an error', async () => {
    server.state.chats = [{ id: 1, userId: 1, unseenMsgs: 0, messages: [said('Hello', ownSenderId, 5, 1)] }];
    const result = await setup();
    const { response, respond } = createDeferred<FakeResponse | 'network'>();
    server.state.write = () => response;
    act(() => result.current.message.mutate({ contactId: 1, msg: { id: 1, message: 'Good night' } }));
    await waitFor(() => expect(result.current.open?.chat?.messages[0]).toMatchObject({ isEdited: true }));
    expect(shown(result)).toEqual(['Good night']);
    respond({ status: 500 });
    await waitFor(() => expect(shown(result)).toEqual(['Hello']));
  });

  it('hides a deleted message immediately and shows it again after an error', async () => {
    const result = await setup();
    const { response, respond } = createDeferred<FakeResponse | 'network'>();
    server.state.write = () => response;
    act(() => result.current.message.mutate({ contactId: 1, msg: { id: 1, isDeleted: true } }));
    await waitFor(() => expect(shown(result)).toEqual([]));
    respond('network');
    await waitFor(() => expect(shown(result)).toEqual(['Hello']));
  });
});

describe('changing a contact', () => {
  it('mutes a contact everywhere immediately and rolls back after an error', async () => {
    const result = await setup();
    const before = result.current.list;
    const { response, respond } = createDeferred<FakeResponse | 'network'>();
    server.state.write = () => response;
    act(() => result.current.update.mutate({ contactId: 1, data: { isMuted: true, tags: [' late '] } }));
    await waitFor(() => expect(result.current.open?.contact).toMatchObject({ isMuted: true, tags: ['late'] }));
    expect(result.current.list?.contacts[0]?.isMuted).toBe(true);
    expect(result.current.list?.chatsContacts.find(({ id }) => id === 1)?.isMuted).toBe(true);
    respond({ status: 500 });
    await waitFor(() => expect(result.current.update.isError).toBe(true));
    expect(result.current.list?.contacts).toEqual(before?.contacts);
    expect(result.current.open?.contact).toEqual(server.state.contacts[0]);
  });

  it('clears messages and removes contacts immediately', async () => {
    const result = await setup();
    const { response, respond } = createDeferred<FakeResponse | 'network'>();
    server.state.write = () => response;
    act(() => result.current.update.mutate({ contactId: 1, data: { cleared: true } }));
    await waitFor(() => expect(shown(result)).toEqual([]));
    expect(result.current.list?.chatsContacts.find(({ id }) => id === 1)?.chat.lastMessage).toBeNull();
    server.state.chats = server.state.chats.map((chat) => (chat.userId === 1 ? { ...chat, messages: [] } : chat));
    respond({ status: 200, data: { chat: server.state.chats[0], contact: server.state.contacts[0] } });
    await waitFor(() => expect(result.current.update.isSuccess).toBe(true));
    server.state.write = () => createDeferred<FakeResponse | 'network'>().response;
    act(() => result.current.update.mutate({ contactId: 2, data: { isRemoved: true } }));
    await waitFor(() => expect(result.current.list?.contacts.map(({ id }) => id)).toEqual([1, 3]));
    expect(result.current.list?.chatsContacts.map(({ id }) => id)).toEqual([1]);
  });
});

describe('the chat profile', () => {
  it('shows a change of the chat profile immediately and rolls back after an error', async () => {
    const result = await setup();
    const { response, respond } = createDeferred<FakeResponse | 'network'>();
    server.state.write = () => response;
    act(() => result.current.me.mutate({ status: 'away', settings: { isNotificationsOn: false } }));
    await waitFor(() =>
      expect(result.current.profile).toMatchObject({ status: 'away', settings: { isNotificationsOn: false } }),
    );
    expect(result.current.list?.profileUser.status).toBe('away');
    respond({ status: 500 });
    await waitFor(() => expect(result.current.me.isError).toBe(true));
    expect([result.current.profile, result.current.list?.profileUser]).toEqual([profileUser, profileUser]);
    server.state.write = () => ({ status: 200, data: { profileUser: { ...profileUser, about: 'New' } } });
    await act(() => result.current.me.mutateAsync({ about: 'New' }));
    await waitFor(() => expect(result.current.me.isSuccess).toBe(true));
  });

  it('reloads the account details after a change of two-step sign-in only', async () => {
    const queryClient = createQueryClient();
    const details = ['users', 'detail', 2];
    queryClient.setQueryData(details, {});
    const { result } = renderHook(() => useUpdateChatProfile(), {
      wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider>,
    });
    server.state.write = () => ({ status: 200, data: { profileUser } });
    await act(() => result.current.mutateAsync({ settings: { isNotificationsOn: false } }));
    expect(queryClient.getQueryState(details)?.isInvalidated).toBe(false);
    await act(() => result.current.mutateAsync({ settings: { isTwoStepAuthVerificationEnabled: false } }));
    expect(queryClient.getQueryState(details)?.isInvalidated).toBe(true);
  });
});
