import { describe, expect, it } from 'vitest';
import {
  addMessage,
  changeContact,
  changeMessage,
  chatGroups,
  countUnseen,
  findMessages,
  groupMessages,
  isOwnMessage,
  newestFirst,
  openWith,
  prependMessages,
} from './chats';
import {
  newMessageSchema,
  type ChatContact,
  type ChatList,
  type ChatListEntry,
  type OpenedChat,
} from './chats.contract';

const contact = (id: number, more: Partial<ChatContact> = {}): ChatContact => ({
  id,
  fullName: `Person ${id}`,
  role: '',
  about: '',
  avatar: '',
  status: 'online',
  ...more,
});
const said = (minute: number, senderId = 1) => ({
  message: 'x',
  senderId,
  time: new Date(Date.UTC(2026, 10, 20, 20, minute)).toISOString(),
});
const entry = (id: number, minute: number | null, more: Partial<ChatContact> = {}, unseenMsgs = 0): ChatListEntry => ({
  ...contact(id, more),
  chat: { id, unseenMsgs, lastMessage: minute === null ? null : said(minute, id) },
});
const list = (chatsContacts: ChatListEntry[], contacts: ChatContact[] = []): ChatList => ({
  chatsContacts,
  contacts: [...chatsContacts.map(({ chat: _chat, ...each }) => each), ...contacts],
  profileUser: {
    ...contact(11),
    settings: { isNotificationsOn: true, isTwoStepAuthVerificationEnabled: false },
  },
});

describe('the chat list', () => {
  const chats = list(
    [entry(1, 5), entry(2, null), entry(3, 9), entry(4, 1, { isPinned: true })],
    [contact(5), contact(6)],
  );

  it('lists pinned chats first, then the newest, cleared ones last, then contacts without a chat', () => {
    const { chats: shown, contacts } = chatGroups(chats);
    expect(shown.map(({ id }) => id)).toEqual([4, 3, 1, 2]);
    expect(contacts.map(({ id }) => id)).toEqual([5, 6]);
  });

  it('searches chats and contacts by name only', () => {
    expect(chatGroups(chats, ' PERSON 3 ').chats).toHaveLength(1);
    expect(chatGroups(chats, '6').contacts).toHaveLength(1);
    expect(chatGroups(chats, 'online')).toEqual({ chats: [], contacts: [] });
  });

  it('treats two cleared chats as equal when sorting', () =>
    expect(newestFirst(entry(1, null), entry(2, null))).toBe(0));
});

describe('unread messages', () => {
  it('counts unread messages, except those in muted chats', () => {
    expect(countUnseen(list([entry(1, 1, {}, 2), entry(2, 2, { isMuted: true }, 9), entry(3, 3, {}, 1)]))).toBe(3);
  });
});

describe('message groups', () => {
  it('groups messages of one sender within five minutes', () => {
    const groups = groupMessages([said(0), said(5), said(11), said(11, 11), said(12, 11), said(12)]);
    expect(groups.map((group) => group.length)).toEqual([2, 1, 2, 1]);
    expect(groupMessages([])).toEqual([]);
    expect(isOwnMessage(said(0, 11))).toBe(true);
  });
});

describe('adding a message', () => {
  it('moves the chat of a new message to the top and creates the chat of a first message', () => {
    const before = list([entry(1, 5), entry(2, 1)], [contact(3)]);
    expect(addMessage(before, 2, said(9, 11), undefined).chatsContacts.map(({ id }) => id)).toEqual([2, 1]);
    const made = { id: 7, userId: 3, unseenMsgs: 0, messages: [said(9, 11)] };
    expect(addMessage(before, 3, said(9, 11), made).chatsContacts[0]).toEqual({
      ...contact(3),
      chat: { id: 7, unseenMsgs: 0, lastMessage: said(9, 11) },
    });
    expect(addMessage(before, 99, said(9, 11), made)).toBe(before);
  });
});

describe('changing a contact', () => {
  it('trims and deduplicates tags and keeps fields that are not given', () => {
    expect(changeContact(contact(1, { isMuted: true }), { tags: [' a', 'a', 'b'], isPinned: undefined })).toEqual(
      contact(1, { isMuted: true, tags: ['a', 'b'] }),
    );
  });
});

describe('messages to send', () => {
  it.each([
    ['', false],
    [' \n', false],
    ['x', true],
    ['a'.repeat(2000), true],
    ['a'.repeat(2001), false],
  ])('validates the message %j: %s', (message, fits) =>
    expect(newMessageSchema.safeParse({ contact: { id: 1 }, message }).success).toBe(fits),
  );
});

describe('an open chat', () => {
  const message = (id: number, text = `Message ${id}`) => ({ ...said(id), id, message: text });
  const opened = (...ids: number[]) => ({
    contact: contact(2),
    chat: { id: 2, userId: 2, unseenMsgs: 0, messages: ids.map((id) => message(id)), olderMessages: 9 },
  });
  const idsOf = ({ chat }: OpenedChat) => chat?.messages.map(({ id }) => id);
  const empty: OpenedChat = { contact: contact(2), chat: null };

  it('appends a message, and creates the chat with the first one', () => {
    expect(idsOf(openWith(opened(1, 2), message(3), undefined))).toEqual([1, 2, 3]);
    const made = opened(3).chat;
    expect(openWith(empty, message(3), made).chat).toBe(made);
    expect(openWith(empty, message(3), undefined).chat).toBeNull();
  });

  it('adds older messages once, before the others, and takes over how many are left', () => {
    const older = { ...opened(1, 2, 3).chat, olderMessages: 0 };
    const both = prependMessages(opened(3, 4), older);
    expect([idsOf(both), both.chat?.olderMessages]).toEqual([[1, 2, 3, 4], 0]);
    expect(prependMessages(empty, older)).toBe(empty);
  });

  it('edits or deletes one message', () => {
    const edited = changeMessage(opened(1, 2), { id: 2, message: 'Noon' }).chat!.messages;
    expect(edited).toEqual([message(1), { ...message(2, 'Noon'), isEdited: true }]);
    expect(changeMessage(opened(1, 2), { id: 2 })).toEqual(opened(1, 2));
    expect(idsOf(changeMessage(opened(1, 2), { id: 1, isDeleted: true }))).toEqual([2]);
    expect(changeMessage(empty, { id: 1, isDeleted: true })).toBe(empty);
  });

  it('finds messages by text, oldest first, but not messages without an ID or by an empty text', () => {
    const { id: _id, ...unsent } = message(3, 'Napkins');
    const messages = [message(1, 'Order napkins'), message(2, 'Salt'), unsent, message(4, 'NAPKINS')];
    expect(findMessages(messages, 'napkin')).toEqual([1, 4]);
    expect(findMessages(messages, '  ')).toEqual([]);
  });
});
