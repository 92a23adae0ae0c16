import type { Notification } from '@larder/domain/contract';
import { drawPlate } from '../users/avatar';
import type { Seed } from '../users/users.fixtures';

/** A stored notification. Dismissed ones are kept, so that they can be restored. */
export interface StoredNotification extends Notification {
  isDismissed: boolean;
}

const minute = 60_000;
const hour = 60 * minute;

type Row = readonly [
  minutesAgo: number,
  kind: Notification['kind'],
  sign: string,
  title: string,
  text: string,
  link: string,
];

/** Personal notifications have a user's picture, system notifications an icon. */
type Rows = Record<Notification['group'], readonly Row[]>;

const leave: Row = [
  310,
  'warning',
  'priya.nandakumar',
  'Priya Nandakumar asks for leave',
  '12–14 December, Lisbon',
  '/apps/calendar',
];
const terminal: Row = [
  11,
  'danger',
  'credit-card',
  'Card terminal offline',
  'Bar 3 has sent nothing for 9 minutes',
  '/apps/bills',
];
const ofManagers: readonly Row[] = [
  terminal,
  [64, 'warning', 'package', 'Low stock', 'Arborio rice: 4 kg left, two evenings', '/apps/ecommerce/shop'],
  [480, 'info', 'file-text', 'Invoice due tomorrow', 'Brackwater Fish, $1,284.60', '/apps/invoice/list'],
  [1_440, 'success', 'badge-check', 'Day closed', 'Saltbox & Rye, no open bills', '/apps/bills'],
];

/** Notifications by the user ID of a demo account. Newest first; the newest are unread. */
const rowsOf: Record<number, Rows> = {
  1: {
    personal: [
      [4, 'info', 'bea.lindqvist', 'Bea Lindqvist wrote to you', 'Can we move the tasting to Thursday?', '/apps/chat'],
      [38, 'success', 'noor.haddad', 'Noor Haddad finished a task', 'Allergen cards for the winter menu', '/apps/todo'],
      [130, 'info', 'kenji.aramaki', 'Kenji Aramaki shared a view', 'Bills with a comp, last 7 days', '/apps/bills'],
      leave,
      [
        1_500,
        'info',
        'wren.castellano',
        'Wren Castellano commented',
        '“The fennel paragraph is lovely.”',
        '/pages/blog/list',
      ],
      [2_900, 'success', 'clara.weiss', 'Clara Weiss joined the group', 'She works at Casa Alecrim', '/apps/user/list'],
    ],
    system: [
      ...ofManagers,
      [1_980, 'info', 'log-in', 'New sign-in', 'Firefox on Linux, New York', '/pages/account-settings'],
      [4_320, 'success', 'sparkles', 'Weekly report ready', 'Week 46 for all three restaurants', '/'],
    ],
  },
  2: {
    personal: [
      [52, 'success', 'rafael.dias', 'Rafael Dias agreed to swap', 'For Tomás, on Thursday', '/apps/calendar'],
      leave,
    ],
    system: ofManagers,
  },
  3: {
    personal: [
      [
        18,
        'info',
        'priya.nandakumar',
        'Priya Nandakumar wrote to you',
        'Nobody, it rains. Take the window instead.',
        '/apps/chat',
      ],
      [52, 'success', 'rafael.dias', 'Rafael Dias agreed to swap', 'He works on your Thursday', '/apps/calendar'],
      [700, 'info', 'ilse.okafor', 'Ilse Okafor gave you a task', 'Long table for 22, cake without nuts', '/apps/todo'],
    ],
    system: [
      terminal,
      [1_980, 'info', 'log-in', 'New sign-in', 'Safari on iPhone, New York', '/pages/account-settings'],
    ],
  },
};
const isUnread = (minutesAgo: number) => minutesAgo < 150;

const toNotification = (group: Notification['group'], now: Date) => (row: Row) => {
  const [minutesAgo, kind, sign, title, text, link] = row;
  const time = new Date(now.getTime() - minutesAgo * minute).toISOString();
  const mark = group === 'personal' ? { avatar: drawPlate(sign) } : { icon: sign };
  return { group, kind, title, text, time, link, ...mark, isRead: !isUnread(minutesAgo), isDismissed: false };
};

/**
 * Creates the notifications of a demo account; other users have none. The owner has 12, 5 unread, one of kind `danger`.
 * `large` adds 988, `empty` has none. Oldest first, so that newer ones have higher IDs.
 */
export function seedNotifications(seed: Seed, now: Date, userId: number): StoredNotification[] {
  const own = rowsOf[userId];
  if (seed === 'empty' || !own) return [];
  const rows = [
    ...own.personal.map(toNotification('personal', now)),
    ...own.system.map(toNotification('system', now)),
  ].toSorted((left, right) => left.time.localeCompare(right.time));
  const older = seed === 'large' ? 988 : 0;
  const past = Array.from({ length: older }, (_, index) => {
    const row = rows[index % rows.length] as (typeof rows)[number];
    const time = new Date(now.getTime() - (72 + older - index) * hour).toISOString();
    return { ...row, time, isRead: true };
  });
  return [...past, ...rows].map((row, index) => ({ id: index + 1, ...row }));
}
