import { billFlagsOf, groupBy, type Bill, type BillEntry } from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import type { BillRestaurant } from './billPlaces';
import { blockAt, makeBlock, type DayBlock } from './dayBlock';

interface BillStore {
  /** Bills that a person has changed, by id, as they were left: laid over the blocks when these are read. */
  changed: Record<string, Bill>;
  /** Rises with each change. */
  revision: number;
}

export const billStore = defineStore('bills', (): BillStore => ({ changed: {}, revision: 0 }));

interface KeptBlock {
  block: DayBlock;
  /** The block as it stood when it was last looked at on its day. */
  cut: { now: number; entries: readonly BillEntry[] } | null;
}

/** Blocks kept at most; the least recently used go. */
export const blocksKept = 24;
const kept = new Map<string, KeptBlock>();
export const countKeptBlocks = () => kept.size;

/** What a block depends on, and how its flags are judged. */
export const blockKey = ({ id, limits, factor }: BillRestaurant, date: string) =>
  `${id} ${date} ${factor} ${limits.discount} ${limits.tip} ${limits.openMinutes}`;

function keptBlock(
  restaurant: BillRestaurant & { place: NonNullable<BillRestaurant['place']> },
  date: string,
): KeptBlock {
  const key = blockKey(restaurant, date);
  const entry = kept.get(key) ?? { block: makeBlock(restaurant.place, date, restaurant.factor), cut: null };
  kept.delete(key);
  kept.set(key, entry);
  const oldest = kept.keys().next();
  if (kept.size > blocksKept && !oldest.done) kept.delete(oldest.value);
  return entry;
}

const idStart = ({ code }: BillRestaurant, date: string) => `${code.toLowerCase()}-${date.replaceAll('-', '')}-`;

/** The date and number that an id of a restaurant's bill carries; null: none of its ids. */
export function placeOfId({ code, place }: BillRestaurant, id: string): { date: string; number: number } | null {
  // A new restaurant may have taken a code that another one gave up: the ids stay the other one's.
  if (!place) return null;
  const [, start, year, month, day, number] = /^([a-z]+)-(\d{4})(\d\d)(\d\d)-(\d{3,})$/.exec(id) ?? [];
  return start === code.toLowerCase() ? { date: `${year}-${month}-${day}`, number: Number(number) } : null;
}

export const changesOn = (db: Database, restaurant: BillRestaurant, date: string): Bill[] => {
  const start = idStart(restaurant, date);
  return Object.values(billStore(db).changed).filter(({ id }) => id.startsWith(start));
};

/** Whether nothing on a date follows the clock any more. */
export const isSettled = ({ currentDate }: BillRestaurant, date: string) => date < currentDate;

/** The bills of a restaurant on a business date as they stand now, in order of their ids. */
export function billsOn(db: Database, restaurant: BillRestaurant, date: string, now: Date): readonly BillEntry[] {
  const { place, firstDate, currentDate } = restaurant;
  if (!place || firstDate === null || date < firstDate || date > currentDate) return [];
  const moment = now.getTime();
  const keptEntry = keptBlock({ ...restaurant, place }, date);
  const { block } = keptEntry;
  let entries = block.entries;
  if (moment < block.day.to) {
    if (keptEntry.cut?.now !== moment) keptEntry.cut = { now: moment, entries: blockAt(block, moment, place) };
    entries = keptEntry.cut.entries;
  }
  const changes = changesOn(db, restaurant, date);
  if (changes.length === 0) return entries;
  const limits = { ...restaurant.limits, dayEnd: block.day.to };
  const byId = new Map(changes.map((bill) => [bill.id, bill]));
  return entries.map((entry) => {
    const bill = byId.get(entry.bill.id);
    // A bill that a person has changed no longer follows the clock, but for how long it has been open.
    return bill ? { hour: entry.hour, bill: { ...bill, flags: billFlagsOf(bill, limits, moment) } } : entry;
  });
}

/** When the business day of a date ends, in milliseconds. */
export const dayEndOf = (restaurant: BillRestaurant, date: string): number =>
  restaurant.place ? keptBlock({ ...restaurant, place: restaurant.place }, date).block.day.to : 0;

/** The bills of many ids as they stand now: each day block is looked at once, in whatever order the ids come. */
export function findBills(db: Database, restaurants: readonly BillRestaurant[], ids: readonly string[], now: Date) {
  const places = ids.flatMap((id) => {
    for (const restaurant of restaurants) {
      const place = placeOfId(restaurant, id);
      if (place) return { ...place, restaurant, id };
    }
    return [];
  });
  const found = new Map<string, { restaurant: BillRestaurant; bill: Bill }>();
  for (const group of groupBy(places, ({ id }) => id.slice(0, id.lastIndexOf('-'))).values()) {
    const { restaurant, date } = group[0]!;
    const entries = billsOn(db, restaurant, date, now);
    for (const { id, number } of group) {
      const bill = entries[number - 1]?.bill;
      if (bill?.id === id) found.set(id, { restaurant, bill });
    }
  }
  return found;
}

/** One bill as it stands now: its own day block is made, and nothing else. */
export const findBill = (db: Database, restaurants: readonly BillRestaurant[], id: string, now: Date) =>
  findBills(db, restaurants, [id], now).get(id);

/** Puts changed bills over their blocks. */
export function keepBills(db: Database, bills: readonly Bill[]) {
  const store = billStore(db);
  for (const bill of bills) store.changed[bill.id] = bill;
  store.revision += 1;
}
