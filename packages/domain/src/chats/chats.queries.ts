import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { chatKeys } from './chatKeys';
import { chatEndpoints, type ChatList } from './chats.contract';

/** Polling interval in milliseconds. */
const refreshInterval = 15_000;

const markSeen = (list: ChatList, isSeen: (contactId: number) => boolean): ChatList => ({
  ...list,
  chatsContacts: list.chatsContacts.map((entry) =>
    isSeen(entry.id) ? { ...entry, chat: { ...entry.chat, unseenMsgs: 0 } } : entry,
  ),
});

/** Chats, contacts and the profile user, refetched every 15 seconds while the page is visible. */
export const chatsQuery = () =>
  queryOptions({
    queryKey: chatKeys.list(),
    queryFn: async ({ signal, client }) => {
      const asked = Date.now();
      const list = await call(chatEndpoints.list, {}, { signal });
      // Chats opened while the list was loading count as seen, even if the response says otherwise.
      return markSeen(list, (id) => {
        const opened = client.getQueryState(chatKeys.detail(id));
        return opened !== undefined && (opened.fetchStatus === 'fetching' || opened.dataUpdatedAt >= asked);
      });
    },
    refetchInterval: refreshInterval,
  });

/** The chat with a contact. Fetching it also marks its messages as seen in the list. */
export const chatQuery = (contactId: number) =>
  queryOptions({
    queryKey: chatKeys.detail(contactId),
    queryFn: async ({ signal, client }) => {
      const opened = await call(chatEndpoints.chat, { id: contactId }, { signal });
      client.setQueryData<ChatList>(chatKeys.list(), (list) => list && markSeen(list, (id) => id === contactId));
      return opened;
    },
    refetchInterval: refreshInterval,
  });

export const useChats = () => useQuery(chatsQuery());
export const useChat = (contactId: number) => useQuery(chatQuery(contactId));
