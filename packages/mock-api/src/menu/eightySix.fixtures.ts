import { eightySixUntil, type EightySix } from '@larder/domain/contract';
import { plainRestaurants } from '../restaurants/restaurants.fixtures';
import type { Seed } from '../users/users.fixtures';
import { ilse, maren } from './people.fixtures';

type Row = readonly [
  target: string,
  restaurantId: string,
  untilRule: EightySix['untilRule'],
  reason: EightySix['reason'],
  note: string,
  /** Minutes before the start of the demo. */
  ago: number,
  /** Remaining pieces of a countdown. */
  remaining?: number,
];

/** Active entries. The second one causes an intended problem, because it lasts too long. */
const active: readonly Row[] = [
  ['opt-43', 'rst-nyc', 'next_business_date', 'supplier', 'The smoker delivers tomorrow.', 180],
  ['itm-25', 'rst-lis', 'manual', 'supplier', 'No plaice until the weather turns.', 26 * 60],
  ['itm-41', 'rst-nyc', 'end_of_service', 'sold_out', '', 40],
  ['itm-13', 'rst-tyo', 'next_business_date', 'sold_out', '', 55, 4],
];

/** Ended entries, with their duration in minutes. */
const ended: readonly (readonly [row: Row, minutes: number])[] = [
  [['itm-31', 'rst-nyc', 'hours', 'equipment', 'Fryer being cleaned.', 1 * 1440 + 90], 75],
  [['itm-18', 'rst-lis', 'end_of_service', 'sold_out', '', 2 * 1440 + 30], 110],
  [['itm-40', 'rst-tyo', 'hours', 'quality', 'The cream had split.', 4 * 1440], 120],
  [['itm-57', 'rst-nyc', 'manual', 'supplier', '', 6 * 1440 + 200], 1_600],
  [['itm-9', 'rst-nyc', 'next_business_date', 'sold_out', '', 9 * 1440], 480],
  [['opt-20', 'rst-lis', 'hours', 'sold_out', '', 12 * 1440 + 15], 180],
];

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Returns the active and the recently ended entries of the demo. */
export function seedEightySix(seed: Seed, now: Date): EightySix[] {
  if (seed === 'empty') return [];
  const entryOf = ([targetId, restaurantId, untilRule, reason, note, ago, remaining]: Row, id: number): EightySix => ({
    id: `86-${id}`,
    version: 1,
    targetKind: targetId.startsWith('opt') ? 'option' : 'item',
    targetId,
    restaurantId,
    channels: null,
    mode: remaining === undefined ? 'out' : 'countdown',
    remaining: remaining ?? null,
    untilRule,
    until: null,
    reason,
    note,
    by: id % 2 === 0 ? maren : ilse,
    at: before(now, ago).toISOString(),
    endedAt: null,
    endedBy: null,
  });
  const past = ended.map(([row, minutes], index): EightySix => {
    const endedAt = before(now, row[5] - minutes).toISOString();
    const byItself = row[2] !== 'manual';
    const entry = entryOf(row, index + 1);
    return { ...entry, version: 2, until: byItself ? endedAt : null, endedAt, endedBy: byItself ? 'auto' : maren };
  });
  const present = active.map((row, index): EightySix => {
    const place = plainRestaurants.find(({ id }) => id === row[1]);
    const until = place ? eightySixUntil(row[2], { ...place, specialDays: [] }, now) : null;
    return { ...entryOf(row, past.length + index + 1), until: until?.toISOString() ?? null };
  });
  return [...past, ...present];
}
