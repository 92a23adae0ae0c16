import { addDays, momentOf, wallClock } from '@larder/domain/contract';
import type { CalendarEvent, EventCalendar, EventRepeat } from '@larder/domain/contract';
import type { Seed } from '../users/users.fixtures';

type When = readonly [
  /** Days from today. */
  day: number,
  /** Hour where the event takes place. Without it, an all-day event. */
  from?: number,
  /** Duration in hours, or in days for an all-day event. */
  length?: number,
];
interface More {
  url?: string;
  guests?: number[];
  location?: string;
  description?: string;
  /** A recurring event. */
  repeat?: Pick<EventRepeat, 'every' | 'interval' | 'weekdays'>;
}
type Row = readonly [calendar: EventCalendar, title: string, when: When, more?: More];

/** Repeats an event weekly: one row per week around today. */
const weekly = (day: number, ...[calendar, title, [, from, length], more]: Row): Row[] =>
  [-7, 0, 7, 14].map((shift) => [calendar, title, [day + shift, from, length], more]);

const nyc = 'Saltbox & Rye';
const lis = 'Casa Alecrim';
const tyo = 'Komorebi Table';

/** Time zone of an event: New York, unless it takes place in another restaurant. */
function zoneOf(location = '') {
  if (location.startsWith(lis)) return 'Europe/Lisbon';
  return location.startsWith(tyo) ? 'Asia/Tokyo' : 'America/New_York';
}

const rows: readonly Row[] = [
  ...weekly(1, 'Business', 'Managers’ round', [0, 9, 1], {
    guests: [1, 2],
    location: 'Back office',
    description: 'Last week’s figures, this week’s rota, what broke.',
  }),
  ...weekly(3, 'Business', 'Menu tasting', [0, 10.5, 1.5], { guests: [1, 2, 5], location: `${nyc}, the pass` }),
  ['Business', 'Stocktake', [0, 6, 2], { guests: [2, 3], location: `${nyc}, cellar` }],
  ['Business', 'Coffee supplier', [0, 7, 1], { location: `${nyc}, table 4`, url: 'https://kettle-and-crane.example' }],
  ['Personal', 'Dentist', [0, 8, 0.75]],
  ['Business', 'Late service, party of 22', [0, 17, 5], { guests: [2, 3], location: `${nyc}, long table` }],
  ['Business', 'Fire inspection', [2, 10, 1.5], { location: lis, guests: [2] }],
  ['Business', 'Wine fair', [4, undefined, 3], { location: 'Porto', guests: [1, 20] }],
  ['Business', 'Oven out of use', [-2, undefined, 2], { description: 'Deck oven 2 waits for a part.', location: tyo }],
  ['Business', 'Rota for next month', [-4, 10, 1], { guests: [2] }],
  ['Business', 'Card terminals are replaced', [6, 9, 2], { location: tyo, description: 'Keep one till on paper.' }],
  ['Family', 'School play', [2, 17, 2], { location: 'Tidewater School' }],
  ['Family', 'Mother’s birthday', [5]],
  ['Family', 'Weekend at the coast', [8, undefined, 3], { location: 'Marram Bay' }],
  ['Personal', 'Run along the quay', [-1, 6.5, 1]],
  ['Personal', 'Choir', [1, 19, 2]],
  ['Personal', 'Passport office', [9, 11, 0.5]],
  ['Holiday', 'Harbour festival, closed at noon', [7]],
  ['Holiday', 'Staff holiday: Tomás', [11, undefined, 5], { guests: [3] }],
  ['Holiday', 'Founders’ day', [-9]],
  ['ETC', 'Bins are collected early', [1, 5, 0.5]],
  ['ETC', 'Piano tuner', [3, 11, 1], { location: lis }],
  ['ETC', 'Water is turned off in the street', [12, 7, 3], { location: nyc }],
];

/** Recurring events. */
const recurring: readonly Row[] = [
  [
    'Business',
    'Floor briefing',
    [-28, 17, 0.5],
    { guests: [2, 3], location: `${nyc}, the pass`, repeat: { every: 'week', interval: 1, weekdays: [2, 3, 4, 5, 6] } },
  ],
  ['Personal', 'Rent is due', [-21], { repeat: { every: 'month', interval: 1 } }],
];

/** Returns a function that converts rows to events around a date. */
function toEvent(today: string) {
  return ([calendar, title, [day, from, length = 1], { url = '', repeat, ...properties } = {}]: Row, index: number) => {
    const date = addDays(today, day);
    const instant = (hour: number) => momentOf(date, hour * 60, zoneOf(properties.location)).toISOString();
    const [start, end] =
      from === undefined ? [date, addDays(date, length - 1)] : [instant(from), instant(from + length)];
    return {
      id: index + 1,
      url,
      title,
      start,
      end,
      allDay: from === undefined,
      extendedProps: {
        calendar,
        ...properties,
        ...(repeat && { repeat: { ...repeat, timeZone: 'America/New_York' } }),
      },
      version: 1,
    } satisfies CalendarEvent;
  };
}

/** Creates about thirty events around today. `large` repeats them over five years in both directions. */
export function seedEvents(seed: Seed, now: Date): CalendarEvent[] {
  if (seed === 'empty') return [];
  const today = wallClock(now, 'America/New_York').date;
  if (seed === 'default') return [...rows, ...recurring].map(toEvent(today));
  const round = 28;
  return Array.from({ length: 130 }, (_, index) => index - 65).flatMap((shift, index) =>
    rows.map((row, place) => toEvent(addDays(today, shift * round))(row, index * rows.length + place)),
  );
}
