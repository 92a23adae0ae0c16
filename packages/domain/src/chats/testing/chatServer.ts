import { http } from '../../http/axiosClient';
import { createFakeServer, type FakeResponse, type RecordedRequest } from '../../http/testing/fakeServer';
import { newestFirst } from '../chats';
import { ownSenderId, type Chat, type ChatContact, type ChatList, type ChatMessage } from '../chats.contract';

export const contactOf = (id: number): ChatContact => ({
  id,
  fullName: `Person ${id}`,
  role: '',
  about: '',
  avatar: '',
  status: 'online',
});
export const profileUser = {
  ...contactOf(ownSenderId),
  settings: { isNotificationsOn: true, isTwoStepAuthVerificationEnabled: false },
};
export const said = (message: string, senderId: number, minute: number, id?: number): ChatMessage => ({
  ...(id !== undefined && { id }),
  message,
  senderId,
  time: new Date(Date.UTC(2026, 10, 20, 20, minute)).toISOString(),
});

type Response = FakeResponse | 'network';

/** Creates a server with three contacts and two chats. Install it before each test and restore it afterwards. */
export function createChatServer() {
  const { adapter } = http.defaults;
  const server = createFakeServer();
  const state = {
    contacts: [contactOf(1), contactOf(2), contactOf(3)],
    chats: [
      { id: 1, userId: 1, unseenMsgs: 2, messages: [said('Hello', 1, 5, 1)] },
      { id: 2, userId: 2, unseenMsgs: 1, messages: [said('Later', 2, 9, 1)] },
    ] as Chat[],
    /** Responds to writes. */
    write: (_arrival: RecordedRequest): Response | Promise<Response> => ({ status: 500 }),
  };

  function listResponse(): ChatList {
    const chatsContacts = state.chats.flatMap(({ id, userId, unseenMsgs, messages }) => {
      const contact = state.contacts.find((each) => each.id === userId);
      return contact ? [{ ...contact, chat: { id, unseenMsgs, lastMessage: messages.at(-1) ?? null } }] : [];
    });
    return { chatsContacts: chatsContacts.toSorted(newestFirst), contacts: state.contacts, profileUser };
  }

  function read({ url, params }: RecordedRequest): FakeResponse {
    if (url === '/apps/chat/chats-and-contacts') return { status: 200, data: listResponse() };
    if (url === '/apps/chat/users/profile-user') return { status: 200, data: profileUser };
    const { id, before = Infinity, from = 0, limit = Infinity } = params as Record<string, number>;
    const contact = state.contacts.find((each) => each.id === id);
    const chat = state.chats.find(({ userId }) => userId === id);
    if (!chat) return { status: 200, data: { chat: null, contact } };
    const shown = chat.messages.filter((message) => message.id! < before && message.id! >= from);
    const messages = shown.slice(Math.max(0, shown.length - limit));
    const olderMessages = messages[0] ? chat.messages.indexOf(messages[0]) : 0;
    return { status: 200, data: { chat: { ...chat, unseenMsgs: 0, messages, olderMessages }, contact } };
  }

  server.onCall = (arrival) => (arrival.method === 'get' ? read(arrival) : state.write(arrival));
  http.defaults.adapter = server.adapter;

  return {
    state,
    calls: server.calls,
    /** Stores a sent message and returns the response. */
    takes(contactId: number, message: string): FakeResponse {
      const known = state.chats.find(({ userId }) => userId === contactId);
      const newMessageData = said(message, ownSenderId, 30, (known?.messages.at(-1)?.id ?? 0) + 1);
      if (known) {
        state.chats = state.chats.map((chat) =>
          chat === known ? { ...chat, messages: [...chat.messages, newMessageData] } : chat,
        );
        return { status: 201, data: { response: { newMessageData, id: contactId } } };
      }
      const chat = { id: 3, userId: contactId, unseenMsgs: 0, messages: [newMessageData] };
      state.chats = [...state.chats, chat];
      return { status: 201, data: { response: { newMessageData, id: contactId, chat } } };
    },
    restore: () => {
      http.defaults.adapter = adapter;
    },
  };
}
