import { includesText } from '../lists/lists';
import { ownSenderId, type ChatContact, type ChatList, type ChatListEntry, type ChatMessage } from './chats.contract';

export const isOwnMessage = ({ senderId }: Pick<ChatMessage, 'senderId'>) => senderId === ownSenderId;

const momentOf = ({ chat }: ChatListEntry) => (chat.lastMessage ? Date.parse(chat.lastMessage.time) : -Infinity);

/** Newest message first, cleared chats last. */
export const newestFirst = (left: ChatListEntry, right: ChatListEntry) => {
  const [a, b] = [momentOf(left), momentOf(right)];
  return a === b ? 0 : b - a;
};

/** The list as shown: pinned chats first, and below them the contacts without one; a search looks into names. */
export function chatGroups({ chatsContacts, contacts }: ChatList, q = '') {
  const withChat = new Set(chatsContacts.map(({ id }) => id));
  const fits = ({ fullName }: ChatContact) => includesText(q, fullName);
  const chats = chatsContacts.filter(fits).toSorted(newestFirst);
  return {
    chats: [...chats.filter(({ isPinned }) => isPinned), ...chats.filter(({ isPinned }) => !isPinned)],
    contacts: contacts.filter((contact) => !withChat.has(contact.id) && fits(contact)),
  };
}

/** The badge of the menu: what was not seen yet, muted chats left out. */
export const countUnseen = ({ chatsContacts }: ChatList) =>
  chatsContacts.reduce((sum, { isMuted, chat }) => sum + (isMuted ? 0 : chat.unseenMsgs), 0);

/** Messages of one sender within five minutes of each other stand together. */
export function groupMessages<M extends Pick<ChatMessage, 'senderId' | 'time'>>(messages: readonly M[]): M[][] {
  const groups: M[][] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNear = last && Date.parse(message.time) - Date.parse(last.time) <= 300_000;
    if (group && isNear && last.senderId === message.senderId) group.push(message);
    else groups.push([message]);
  }
  return groups;
}
