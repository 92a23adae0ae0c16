import { includesText } from '../lists/lists';
import {
  ownSenderId,
  type Chat,
  type ChatContact,
  type ChatContactChanges,
  type ChatList,
  type ChatListEntry,
  type ChatMessage,
  type ChatMessageChanges,
  type OpenedChat,
} from './chats.contract';

export const isOwnMessage = ({ senderId }: Pick<ChatMessage, 'senderId'>) => senderId === ownSenderId;

const momentOf = ({ chat }: ChatListEntry) => (chat.lastMessage ? Date.parse(chat.lastMessage.time) : -Infinity);

/** Compares two chats: newest message first, cleared chats last. */
export const newestFirst = (left: ChatListEntry, right: ChatListEntry) => {
  const [a, b] = [momentOf(left), momentOf(right)];
  return a === b ? 0 : b - a;
};

/** Returns the chats, pinned ones first, and the contacts without a chat. `q` searches names. */
export function chatGroups({ chatsContacts, contacts }: ChatList, q = '') {
  const withChat = new Set(chatsContacts.map(({ id }) => id));
  const fits = ({ fullName }: ChatContact) => includesText(q, fullName);
  const chats = chatsContacts.filter(fits).toSorted(newestFirst);
  return {
    chats: [...chats.filter(({ isPinned }) => isPinned), ...chats.filter(({ isPinned }) => !isPinned)],
    contacts: contacts.filter((contact) => !withChat.has(contact.id) && fits(contact)),
  };
}

/** Counts the unread messages, except in muted chats. */
export const countUnseen = ({ chatsContacts }: ChatList) =>
  chatsContacts.reduce((sum, { isMuted, chat }) => sum + (isMuted ? 0 : chat.unseenMsgs), 0);

/** Groups consecutive messages of one sender that are at most five minutes apart. */
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

/** Applies changes to a contact. Omitted fields stay. */
export function changeContact<C extends ChatContact>(
  contact: C,
  { tags, ...marks }: Omit<ChatContactChanges, 'cleared' | 'isRemoved'>,
): C {
  const given = Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined));
  return { ...contact, ...given, ...(tags ? { tags: [...new Set(tags.map((tag) => tag.trim()))] } : {}) };
}

/** Appends a message to an open chat. The first message creates the chat. */
export const openWith = ({ chat, contact }: OpenedChat, message: ChatMessage, made: Chat | undefined): OpenedChat => ({
  contact,
  chat: chat ? { ...chat, messages: [...chat.messages, message] } : (made ?? null),
});

/** Adds older messages before those of an open chat. Messages that are already there are skipped. */
export function prependMessages(opened: OpenedChat, older: Chat): OpenedChat {
  const { chat } = opened;
  if (!chat) return opened;
  const known = new Set(chat.messages.map(({ id }) => id));
  const added = older.messages.filter(({ id }) => !known.has(id));
  return { ...opened, chat: { ...chat, messages: [...added, ...chat.messages], olderMessages: older.olderMessages } };
}

/** Applies changes to a message of an open chat. */
export function changeMessage(opened: OpenedChat, { id, message, isDeleted }: ChatMessageChanges): OpenedChat {
  const { chat } = opened;
  if (!chat) return opened;
  const messages = chat.messages.flatMap((each) => {
    if (each.id !== id) return [each];
    if (isDeleted) return [];
    return [message === undefined ? each : { ...each, message, isEdited: true }];
  });
  return { ...opened, chat: { ...chat, messages } };
}

/** Returns the IDs of the messages that contain the text, oldest first. */
export const findMessages = (messages: readonly ChatMessage[], text: string) =>
  text.trim() === ''
    ? []
    : messages.flatMap(({ id, message }) => (id !== undefined && includesText(text, message) ? [id] : []));

/** Adds a message to the list and moves its chat to the top. */
export function addMessage(
  list: ChatList,
  contactId: number,
  lastMessage: ChatMessage,
  made: Chat | undefined,
): ChatList {
  const entry = list.chatsContacts.find(({ id }) => id === contactId);
  const contact = entry ?? list.contacts.find(({ id }) => id === contactId);
  const chat = entry?.chat ?? (made && { id: made.id, unseenMsgs: made.unseenMsgs });
  if (!contact || !chat) return list;
  const others = list.chatsContacts.filter(({ id }) => id !== contactId);
  return { ...list, chatsContacts: [{ ...contact, chat: { ...chat, lastMessage } }, ...others] };
}
