import { useChats } from '@larder/domain';
import { chatGroups, countUnseen, type ChatList } from '@larder/domain/contract';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ChatSearch } from './chatSearch';

const none: ChatList['contacts'] = [];

/** Returns the search parameters, the list and the open chat of the page. */
export function useChatPage() {
  const { id } = useParams({ strict: false });
  const search: ChatSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useChats();
  const list = query.data;
  const { q } = search;
  const groups = useMemo(() => list && chatGroups(list, q), [list, q]);
  return {
    search,
    query,
    groups,
    profile: list?.profileUser,
    unseen: list ? countUnseen(list) : 0,
    /** ID of the open contact, as in the URL. */
    openId: id,
    contact: (list?.contacts ?? none).find((each) => String(each.id) === id),
    entry: list?.chatsContacts.find((each) => String(each.id) === id),
    /** Changes the search parameters and stays in the chat. */
    show: (changes: Partial<ChatSearch>, replace = false) =>
      void navigate({
        to: '.',
        search: ((previous: ChatSearch) => ({ ...previous, ...changes })) as never,
        replace,
        resetScroll: false,
      }),
    /** Opens a chat, or the list if there is no ID. */
    open: (contactId: number | undefined) =>
      void navigate({
        to: contactId === undefined ? '/apps/chat' : '/apps/chat/$id',
        params: { id: String(contactId) },
        search: { q },
      }),
  };
}
export type ChatPage = ReturnType<typeof useChatPage>;
