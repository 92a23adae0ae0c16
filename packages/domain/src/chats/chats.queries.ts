import { queryOptions, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { isMenuCountsKey } from '../cache/menuCountsKey';
import { call } from '../http/client';
import { announceChange } from '../http/otherTabs';
import { prependMessages } from './chats';
import { chatKeys } from './chatKeys';
import { chatEndpoints, type ChatList, type OpenedChat } from './chats.contract';

/** Polling interval in milliseconds. */
const refreshInterval = 15_000;

const markSeen = (list: ChatList, isSeen: (contactId: number) => boolean): ChatList => ({
  ...list,
  chatsContacts: list.chatsContacts.map((entry) =>
    isSeen(entry.id) ? { ...entry, chat: { ...entry.chat, unseenMsgs: 0 } } : entry,
  ),
});

/** Queries the chats, the contacts and the profile user. Refetches every 15 seconds while the page is visible. */
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

/** Messages that a chat loads at a time. */
const pageSize = 200;

const firstId = (opened: OpenedChat | undefined) => opened?.chat?.messages[0]?.id;

/** Queries the newest messages of a chat and the older ones that were loaded. Fetching also marks them as seen. */
export const chatQuery = (contactId: number) =>
  queryOptions({
    queryKey: chatKeys.detail(contactId),
    queryFn: async ({ signal, client }) => {
      const from = firstId(client.getQueryData<OpenedChat>(chatKeys.detail(contactId)));
      const part = from === undefined ? { limit: pageSize } : { from };
      const opened = await call(chatEndpoints.chat, { id: contactId, ...part }, { signal });
      const list = client.getQueryData<ChatList>(chatKeys.list());
      if (list?.chatsContacts.some(({ id, chat }) => id === contactId && chat.unseenMsgs > 0)) {
        client.setQueryData<ChatList>(
          chatKeys.list(),
          markSeen(list, (id) => id === contactId),
        );
        void client.invalidateQueries({ predicate: ({ queryKey }) => isMenuCountsKey(queryKey) });
        announceChange();
      }
      return opened;
    },
    refetchInterval: refreshInterval,
  });

export const useChats = () => useQuery(chatsQuery());
export const useChat = (contactId: number, enabled = true) => useQuery({ ...chatQuery(contactId), enabled });

/** Returns a function that loads older messages of a chat, or all of them, and whether it is loading. */
export function useOlderMessages(contactId: number) {
  const client = useQueryClient();
  const isLoading = useIsFetching({ queryKey: chatKeys.older(contactId) }) > 0;
  const load = async (isAll = false) => {
    const opened = client.getQueryData<OpenedChat>(chatKeys.detail(contactId));
    const before = firstId(opened);
    if (before === undefined || !opened?.chat?.olderMessages) return;
    const part = isAll ? { before } : { before, limit: pageSize };
    const { chat: older } = await client.fetchQuery({
      queryKey: [...chatKeys.older(contactId), part],
      queryFn: ({ signal }) => call(chatEndpoints.chat, { id: contactId, ...part }, { signal }),
      staleTime: 0,
      gcTime: 0,
    });
    client.setQueryData<OpenedChat>(chatKeys.detail(contactId), (now) =>
      now && older ? prependMessages(now, older) : now,
    );
  };
  return { load, isLoading };
}

/** Returns a function that marks the messages of a contact as seen. */
export function useMarkChatSeen() {
  const client = useQueryClient();
  return (contactId: number) => client.fetchQuery({ ...chatQuery(contactId), staleTime: 0 });
}
