import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { chatEndpoints, type ChatList } from './chats.contract';

export const chatKeys = {
  all: ['chats'] as const,
  list: () => [...chatKeys.all, 'list'] as const,
  profile: () => [...chatKeys.all, 'profile'] as const,
  details: () => [...chatKeys.all, 'detail'] as const,
  detail: (contactId: number) => [...chatKeys.details(), contactId] as const,
};

/** Milliseconds after which others may have written. */
const refreshInterval = 15_000;

const markSeen = (list: ChatList, isSeen: (contactId: number) => boolean): ChatList => ({
  ...list,
  chatsContacts: list.chatsContacts.map((entry) =>
    isSeen(entry.id) ? { ...entry, chat: { ...entry.chat, unseenMsgs: 0 } } : entry,
  ),
});

/** Chats, contacts and the profile user; asked again every 15 seconds while the page is seen. */
export const chatsQuery = () =>
  queryOptions({
    queryKey: chatKeys.list(),
    queryFn: async ({ signal, client }) => {
      const asked = Date.now();
      const list = await call(chatEndpoints.list, {}, { signal });
      // A chat that was opened, or is being opened, while the list was on its way is seen, whatever the list still says.
      return markSeen(list, (id) => {
        const opened = client.getQueryState(chatKeys.detail(id));
        return opened !== undefined && (opened.fetchStatus === 'fetching' || opened.dataUpdatedAt >= asked);
      });
    },
    refetchInterval: refreshInterval,
  });

/** The chat with a contact; asking for it counts its messages as seen, in the list too. */
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

export const chatProfileQuery = () =>
  queryOptions({
    queryKey: chatKeys.profile(),
    queryFn: ({ signal }) => call(chatEndpoints.profile, {}, { signal }),
  });

export const useChats = () => useQuery(chatsQuery());
export const useChat = (contactId: number) => useQuery(chatQuery(contactId));
export const useChatProfile = () => useQuery(chatProfileQuery());

const countUnseen = ({ chatsContacts }: ChatList) =>
  chatsContacts.reduce((count, { chat }) => count + chat.unseenMsgs, 0);

/** Messages not seen, asked for every minute; nothing is asked for while they are not wanted. */
export const useUnseenMessages = (enabled: boolean) =>
  useQuery({ ...chatsQuery(), enabled, refetchInterval: 60_000, select: countUnseen }).data;
