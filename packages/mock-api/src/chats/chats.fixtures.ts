import {
  ownSenderId,
  type Chat,
  type ChatContact,
  type ChatMessage,
  type ChatProfile,
  type ChatStatus,
} from '@larder/domain/contract';
import { drawPlate } from '../users/avatar';
import type { Seed } from '../users/users.fixtures';

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
];

/** Minutes before now, and the text. `>` marks the user's messages. */
type Line = readonly [ago: number, text: string];

const talks: readonly (readonly [contactId: number, unseenMsgs: number, lines: readonly Line[]])[] = [
  [
    1,
    2,
    [
      [1500, 'Is the fire inspection on Sunday or on Monday?'],
      [1496, '>Sunday, ten o’clock. Lisbon, not us.'],
      [1495, 'Good. Then I sleep.'],
      [64, '>Can you find one more for Saturday?'],
      [61, 'Rafael is free until ten. After that it is you and me.'],
      [12, 'The party of 22 is now a party of 24.'],
      [11, 'Two high chairs. I know. See https://saltmarsh.example/plans/long-table'],
    ],
  ],
  [
    2,
    1,
    [
      [400, 'Table 9 left a scarf.'],
      [396, '>Behind the bar, with a note. His name is Henrik.'],
      [25, 'Swap on Thursday is fine with Rafael. With you?'],
    ],
  ],
  [
    3,
    0,
    [
      [2900, '>How was the first night with the new card?'],
      [2880, 'Soup sold out at nine, squash at ten, nobody missed the squid.'],
      [2878, 'I did, a little.'],
      [2870, '>Noted.'],
    ],
  ],
  [
    4,
    0,
    [
      [700, 'Oven 2 is cold again. We bake in two rounds.'],
      [690, '>The part comes on Monday. Take six loaves from Old Mill until then.'],
      [688, 'Already done. They say hello to the starter.'],
    ],
  ],
  [
    5,
    0,
    [
      [4400, 'Chestnut soup: 2.90 in, 13 out. Too dear?'],
      [4390, '>Try 12. And bread with it.'],
    ],
  ],
  [
    6,
    0,
    [
      [1800, 'Hake is short. 14 kg or pollock?'],
      [1790, '>14 kg and 16 kg of pollock.'],
      [1789, 'On the van.'],
    ],
  ],
  [
    7,
    3,
    [
      [300, 'Your jar is ready.'],
      [299, 'It likes 26 degrees.'],
      [298, 'Bring a lid <b>that fits</b>.'],
    ],
  ],
  [
    8,
    0,
    [
      [9000, '>Thank you for last night. All of it.'],
      [8990, 'It was the soup. 🍲'],
    ],
  ],
  [
    12,
    0,
    [
      [20_000, 'Hello dear restaurant owner!'],
      [19_990, '>No.'],
    ],
  ],
];

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
    tags: [],
    isMuted: false,
    isPinned: false,
    isBlocked: false,
    isImportant: false,
    ...more,
  };
}

function toChat(now: Date) {
  return ([userId, unseenMsgs, lines]: (typeof talks)[number], index: number): ChatRow => ({
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

export const seedContacts = (seed: Seed): ContactRow[] => (seed === 'empty' ? [] : rows.map(toContact));

/** Creates nine chats. `large` adds ten thousand messages to the first and a thousand to each of the others. */
export function seedChats(seed: Seed, now: Date): ChatRow[] {
  if (seed === 'empty') return [];
  const chats = talks.map(toChat(now));
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
export const seedProfile = (): StoredProfile => ({
  about: 'Three kitchens, one notebook.',
  status: 'online',
  isNotificationsOn: true,
});
