import {
  ownSenderId,
  type Chat,
  type ChatContact,
  type ChatMessage,
  type ChatProfile,
  type ChatStatus,
  type User,
  type UserRole,
} from '@larder/domain/contract';
import { drawPlate } from '../users/avatar';
import type { Seed } from '../users/users.fixtures';
import { talks, type Talk } from './talks.fixtures';

type Row = readonly [
  id: number,
  fullName: string,
  role: string,
  status: ChatStatus,
  about: string,
  hours: string,
  more?: Partial<ChatContact>,
];

const rows: readonly Row[] = [
  [
    1,
    'Ilse Okafor',
    'Manager, Saltbox & Rye',
    'online',
    'Ask me before you ask the calendar.',
    'Tue–Sat 10:00–19:00',
    { isPinned: true, tags: ['rota', 'floor'] },
  ],
  [2, 'Tomás Reyes', 'Server', 'busy', 'On the floor until the last table has paid.', 'Wed–Sun from 17:00'],
  [
    3,
    'Bea Lindqvist',
    'Manager, Casa Alecrim',
    'away',
    'Back from the market at eleven.',
    'Tue–Sun 09:00–18:00',
    { isImportant: true },
  ],
  [
    4,
    'Kenji Aramaki',
    'Manager, Komorebi Table',
    'offline',
    'Nine hours ahead of you, usually in more ways than one.',
    'daily 10:00–16:00 in Tokyo',
  ],
  [5, 'Lucía Fernández Ibáñez', 'Head chef', 'busy', 'No phone at the stove.', 'before 16:00'],
  [
    6,
    'Brackwater Fish',
    'Supplier',
    'online',
    'Orders until 22:00, on the van at six.',
    'Mon–Sat 05:00–22:00',
    { tags: ['supplier', 'fish'], email: 'orders@brackwater.example' },
  ],
  [
    7,
    'Old Mill Bakery',
    'Supplier',
    'offline',
    'Asleep by eight, awake by two.',
    'daily 02:00–14:00',
    { tags: ['supplier'], isMuted: true, email: 'ovens@oldmill.example' },
  ],
  [8, 'Priya Nandakumar', 'Shift leader', 'online', 'Corkage, complaints, compliments.', 'Mon–Fri 12:00–22:00'],
  [9, 'ليلى المنصوري', 'Training', 'away', 'كل يوم فرصة لتعلم شيء جديد.', 'Mon–Thu 09:00–15:00'],
  [10, 'Jonah Whitlock', 'Bartender', 'offline', 'Shaken when I must, stirred when I can.', 'Thu–Sun from 18:00'],
  [
    12,
    'Rank Rocket',
    'Sales',
    'online',
    'We put you first!!!',
    'always',
    { isBlocked: true, email: 'boost@rankrocket.example' },
  ],
  [
    13,
    'Greenholt Dairy',
    'Supplier',
    'busy',
    'Cream in glass from next month.',
    'Mon–Fri 06:00–15:00',
    { tags: ['supplier'], email: 'hello@greenholt.example' },
  ],
  [14, 'Wren Castellano', 'Writes the menus', 'away', 'Commas are a garnish.', 'Tue, Thu'],
  [
    15,
    'Maximiliana Theodora Constanza von Hohenfels-Wartenbruck',
    'Accounts',
    'online',
    'Receipts by the fifth, please and every month.',
    'Mon–Fri 08:00–16:00',
  ],
  [16, 'Maren Holt', 'Owner, Saltmarsh Restaurants', 'online', 'Three kitchens, one notebook.', 'Mon–Sat 09:00–18:00'],
];
/** Roles of contacts outside the restaurants' teams. */
const businessRoles = new Set(['Supplier', 'Sales', 'Accounts']);
/** Users who talk to suppliers. */
const managingRoles = new Set<UserRole>(['Owner', 'Project Manager', 'admin']);

const attachment = {
  fileName: 'long-table.svg',
  type: 'image/svg+xml',
  size: 0,
  url: drawPlate('long table'),
};

/** A stored message, including deleted ones. */
export interface MessageRow extends ChatMessage {
  isDeleted?: boolean;
  /** Idempotency key of the request that sent the message. */
  key?: string;
}

/** A stored chat, including cleared and deleted messages. */
export interface ChatRow extends Omit<Chat, 'messages'> {
  messages: MessageRow[];
  /** Number of cleared messages. */
  hidden?: number;
}
/** A stored contact, including removed ones. */
export interface ContactRow extends ChatContact {
  isRemoved?: boolean;
}

const unmarked = { tags: [], isMuted: false, isPinned: false, isBlocked: false, isImportant: false };

function toContact([id, fullName, role, status, about, hours, more = {}]: Row): ContactRow {
  const address = fullName
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .trim()
    .toLowerCase()
    .split(' ');
  const email = `${[...new Set([address[0], address.at(-1)])].filter(Boolean).join('.') || `contact${id}`}@saltmarsh.example`;
  const phone = `+1 212 555 ${String(1000 + id * 37)}`;
  return {
    id,
    fullName,
    role,
    about,
    avatar: id % 3 === 0 ? '' : drawPlate(fullName),
    status,
    email,
    phone,
    hours,
    ...unmarked,
    ...more,
  };
}

function toChat(now: Date) {
  return ([userId, unseenMsgs, lines]: Talk, index: number): ChatRow => ({
    id: index + 1,
    userId,
    unseenMsgs,
    messages: lines.map(([ago, text]): ChatMessage => ({
      message: text.replace(/^>/, ''),
      time: new Date(now.getTime() - ago * 60_000).toISOString(),
      senderId: text.startsWith('>') ? ownSenderId : userId,
      ...(text.includes('/plans/long-table') ? { attachment: { ...attachment, size: attachment.url.length } } : {}),
    })),
  });
}

/** Creates a user's contacts: the team, and suppliers for managers. Only the owner has marked or tagged some. */
export function seedContacts(seed: Seed, user: User | undefined): ContactRow[] {
  if (seed === 'empty' || !user) return [];
  const contacts = rows
    .filter(([, name, role]) => name !== user.fullName && (managingRoles.has(user.role) || !businessRoles.has(role)))
    .map(toContact);
  return user.role === 'Owner' ? contacts : contacts.map((contact) => ({ ...contact, ...unmarked }));
}

/**
 * Creates the chats of a demo account; other users have none. `large` adds ten thousand messages to the first and a
 * thousand to each of the others.
 */
export function seedChats(seed: Seed, now: Date, user: User | undefined): ChatRow[] {
  if (seed === 'empty' || !user) return [];
  const chats = (talks[user.id] ?? []).map(toChat(now));
  if (seed === 'default') return chats;
  return chats.map((chat, position) => {
    const added = position === 0 ? 10_000 : 1000;
    const first = Date.parse(chat.messages[0]?.time ?? '') || now.getTime();
    const earlier = Array.from({ length: added }, (_, index): ChatMessage => {
      const { message, senderId } = chat.messages[index % chat.messages.length] as ChatMessage;
      return { message, senderId, time: new Date(first - (added - index) * 3_600_000).toISOString() };
    });
    return { ...chat, messages: [...earlier, ...chat.messages] };
  });
}

/** Stored chat profile of a user. Name, role and default picture are those of the account. */
export interface StoredProfile extends Pick<ChatProfile, 'about' | 'status'> {
  isNotificationsOn: boolean;
  /** Picture for the chat. If omitted, the account's picture is used. */
  avatar?: string;
}
export const seedProfile = (user: User | undefined): StoredProfile => ({
  about: rows.find(([, fullName]) => fullName === user?.fullName)?.[4] ?? '',
  status: 'online',
  isNotificationsOn: true,
});
