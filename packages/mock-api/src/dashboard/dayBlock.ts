import { dice } from '../random';
import { weekdayOf } from './businessDate';
import { hourWeights, menu, weekdayFactors, type Course, type DemoRestaurant } from './restaurants.fixtures';

export const channels = ['pos', 'online', 'qr', 'partner', 'phone', 'kiosk'] as const;
export const paymentTypes = ['card', 'cash', 'gift_card', 'house_account', 'other'] as const;

/** One bill of the demo: what happened and at which minute of the trading day. Never changed once made. */
export interface DemoBill {
  id: string;
  restaurantId: string;
  opened: number;
  paid: number;
  guests: number;
  server: { id: string; name: string };
  channel: (typeof channels)[number];
  payment: (typeof paymentTypes)[number];
  lines: readonly { item: number; quantity: number; gross: number }[];
  discountRate: number;
  /** Line on the house; -1: none. */
  comped: number;
  voided: { at: number; line: number | 'bill' } | null;
  refund: { at: number; share: number } | null;
  /** Part of the total. */
  tipRate: number;
}

const hours = Object.keys(hourWeights).map(Number);
const weights = Object.values(hourWeights);
const itemsOf = (course: Course) => menu.flatMap(([, kind], index) => (kind === course ? [index] : []));
const courses: readonly (readonly [items: number[], perGuest: number])[] = [
  [itemsOf('starter'), 0.75],
  [itemsOf('main'), 1],
  [itemsOf('side'), 0.5],
  [itemsOf('dessert'), 0.45],
  [itemsOf('drink'), 2.1],
];
const blocks = new Map<string, readonly DemoBill[]>();
const blocksKept = 72;

function makeBlock(restaurant: DemoRestaurant, date: string): DemoBill[] {
  const { next, whole, pick, chance, weighted } = dice(`${restaurant.id} ${date}`);
  const factor = (weekdayFactors[weekdayOf(date) - 1] ?? 1) * (0.93 + next() * 0.14);
  const openings = Array.from({ length: Math.round(restaurant.bills * factor) }, () => {
    const hour = hours[weighted(weights)] ?? 19;
    return hour * 60 + whole(0, 59);
  }).toSorted((a, b) => a - b);

  return openings.map((opened, index): DemoBill => {
    const guests = 1 + weighted([14, 40, 16, 18, 6, 4, 1, 1]);
    const counts = new Map<number, number>();
    for (const [items, perGuest] of courses) {
      const orders = Math.floor(guests * perGuest + next());
      for (let order = 0; order < orders; order += 1) {
        const item = pick(items);
        counts.set(item, (counts.get(item) ?? 0) + 1);
      }
    }
    if (counts.size === 0) counts.set(pick(courses[1]?.[0] ?? [4]), 1);
    const lines = Array.from(counts, ([item, quantity]) => ({
      item,
      quantity,
      gross: quantity * (menu[item]?.[2] ?? 0),
    }));
    const paid = opened + whole(38, 105);
    const fate = next();
    return {
      id: `${restaurant.code}-${date.replaceAll('-', '')}-${String(index + 1).padStart(3, '0')}`,
      restaurantId: restaurant.id,
      opened,
      paid,
      guests,
      server: pick(restaurant.staff),
      channel: channels[weighted([62, 14, 8, 8, 5, 3])] ?? 'pos',
      payment: paymentTypes[weighted([71, 21, 4, 2, 2])] ?? 'card',
      lines,
      discountRate: chance(0.06) ? pick([5_000, 10_000, 15_000, 25_000]) : 0,
      comped: chance(0.03) ? whole(0, lines.length - 1) : -1,
      voided:
        fate < 0.012
          ? { at: opened + 12, line: 'bill' }
          : fate < 0.07 && lines.length > 1
            ? { at: opened + whole(8, 30), line: whole(0, lines.length - 1) }
            : null,
      refund: fate > 0.985 ? { at: paid + whole(5, 60), share: chance(0.33) ? 0.4 : 1 } : null,
      tipRate: chance(0.85) ? whole(12_000, 24_000) : chance(0.05) ? 34_000 : 0,
    };
  });
}

/** The bills of one trading day: a function of restaurant and date alone, so yesterday's are the same tomorrow. */
export function dayBlock(restaurant: DemoRestaurant, date: string): readonly DemoBill[] {
  const key = `${restaurant.id} ${date}`;
  const block = blocks.get(key) ?? makeBlock(restaurant, date);
  blocks.delete(key);
  blocks.set(key, block);
  const oldest = blocks.keys().next();
  if (blocks.size > blocksKept && !oldest.done) blocks.delete(oldest.value);
  return block;
}
