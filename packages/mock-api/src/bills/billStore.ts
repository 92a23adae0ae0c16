import { billFlagsOf, groupBy, type Bill, type BillEntry } from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import type { BillRestaurant } from './billPlaces';
import { blockAt, makeBlock, type DayBlock } from './dayBlock';

interface BillStore {
  /** Bills changed by users, by ID. They override the generated ones. */
  changed: Record<string, Bill>;
  /** Increases with each change. */
  revision: number;
}

export const billStore = defineStore('bills', (): BillStore => ({ changed: {}, revision: 0 }));

interface CachedBlock {
  block: DayBlock;
  /** The current day's block as of its last read. */
  cut: { now: number; entries: readonly BillEntry[] } | null;
}

/** Maximum number of cached blocks (LRU). */
export const maxCachedBlocks = 24;
const blockCache = new Map<string, CachedBlock>();
export const countCachedBlocks = () => blockCache.size;

/** Returns the cache key of a block: everything that affects its bills and flags. */
export const blockKey = ({ id, limits, factor }: BillRestaurant, date: string) =>
  `${id} ${date} ${factor} ${limits.discount} ${limits.tip} ${limits.openMinutes}`;

function cachedBlock(
  restaurant: BillRestaurant & { place: NonNullable<BillRestaurant['place']> },
  date: string,
): CachedBlock {
  const key = blockKey(restaurant, date);
  const entry = blockCache.get(key) ?? { block: makeBlock(restaurant.place, date, restaurant.factor), cut: null };
  blockCache.delete(key);
  blockCache.set(key, entry);
  const oldest = blockCache.keys().next();
  if (blockCache.size > maxCachedBlocks && !oldest.done) blockCache.delete(oldest.value);
  return entry;
}

const idStart = ({ code }: BillRestaurant, date: string) => `${code.toLowerCase()}-${date.replaceAll('-', '')}-`;

/** Parses date and number of a bill ID. Returns `null` for IDs of other restaurants. */
export function placeOfId({ code, place }: BillRestaurant, id: string): { date: string; number: number } | null {
  // A new restaurant may reuse a code. Existing IDs belong to the previous restaurant.
  if (!place) return null;
  const [, start, year, month, day, number] = /^([a-z]+)-(\d{4})(\d\d)(\d\d)-(\d{3,})$/.exec(id) ?? [];
  return start === code.toLowerCase() ? { date: `${year}-${month}-${day}`, number: Number(number) } : null;
}

export const changesOn = (db: Database, restaurant: BillRestaurant, date: string): Bill[] => {
  const start = idStart(restaurant, date);
  return Object.values(billStore(db).changed).filter(({ id }) => id.startsWith(start));
};

/** Checks whether the bills of a date no longer depend on the time. */
export const isSettled = ({ currentDate }: BillRestaurant, date: string) => date < currentDate;

/** Returns the bills of a restaurant on a business date as of `now`, sorted by ID. */
export function billsOn(db: Database, restaurant: BillRestaurant, date: string, now: Date): readonly BillEntry[] {
  const { place, firstDate, currentDate } = restaurant;
  if (!place || firstDate === null || date < firstDate || date > currentDate) return [];
  const moment = now.getTime();
  const cached = cachedBlock({ ...restaurant, place }, date);
  const { block } = cached;
  let entries = block.entries;
  if (moment < block.day.to) {
    if (cached.cut?.now !== moment) cached.cut = { now: moment, entries: blockAt(block, moment, place) };
    entries = cached.cut.entries;
  }
  const changes = changesOn(db, restaurant, date);
  if (changes.length === 0) return entries;
  const limits = { ...restaurant.limits, dayEnd: block.day.to };
  const byId = new Map(changes.map((bill) => [bill.id, bill]));
  return entries.map((entry) => {
    const bill = byId.get(entry.bill.id);
    // A changed bill no longer depends on the time, except for its overdue flag.
    return bill ? { hour: entry.hour, bill: { ...bill, flags: billFlagsOf(bill, limits, moment) } } : entry;
  });
}

/** Returns the end of a business day as a Unix timestamp, ms. 0 for a restaurant without generated bills. */
export const dayEndOf = (restaurant: BillRestaurant, date: string): number =>
  restaurant.place ? cachedBlock({ ...restaurant, place: restaurant.place }, date).block.day.to : 0;

/** Finds several bills. Reads each day block once, in any order of IDs. */
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

/** Finds one bill. Only generates its day block. */
export const findBill = (db: Database, restaurants: readonly BillRestaurant[], id: string, now: Date) =>
  findBills(db, restaurants, [id], now).get(id);

/** Stores changed bills. */
export function saveBills(db: Database, bills: readonly Bill[]) {
  const store = billStore(db);
  for (const bill of bills) store.changed[bill.id] = bill;
  store.revision += 1;
}
