import { tradingDay, type BillEntry } from '@larder/domain/contract';
import type { BillRestaurant } from '../bills/billPlaces';
import { billStore, billsOn, blockKey, changesOn, isSettled } from '../bills/billStore';
import type { Database } from '../database';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import { addDay, noSums, type DaySums } from './daySums';
import { labourOf } from './labour';

/** Returns the minute of a live trading day up to which it is compared. `null` for a completed day. */
export const cutOf = (restaurant: BillRestaurant, date: string, now: Date): number | null => {
  if (date !== restaurant.currentDate) return null;
  return tradingDay(date, restaurant.timeZone, restaurant.closeOutHour).minuteOf(now.getTime());
};

/** Returns the bills opened before a minute of the trading day, with their final amounts. */
function before(entries: readonly BillEntry[], restaurant: BillRestaurant, date: string, minute: number) {
  const day = tradingDay(date, restaurant.timeZone, restaurant.closeOutHour);
  return entries.filter(({ bill }) => day.minuteOf(Date.parse(bill.openedAt)) < minute);
}

/** Sums the figures of restaurants on a date. With cuts, only bills opened before them. */
export function sumsOn(
  db: Database,
  restaurants: readonly BillRestaurant[],
  date: string,
  now: Date,
  cuts: readonly (number | null)[] = [],
): DaySums {
  const sums = noSums();
  restaurants.forEach((restaurant, index) => {
    const cut = cuts[index] ?? null;
    const entries = billsOn(db, restaurant, date, now);
    if (cut === null) return addDay(sums, entries, labourOf(db, restaurant, date, now.getTime()));
    const day = tradingDay(date, restaurant.timeZone, restaurant.closeOutHour);
    return addDay(sums, before(entries, restaurant, date, cut), labourOf(db, restaurant, date, day.at(cut)));
  });
  return sums;
}

/** Sums of completed days without changes. They depend only on the key, so all databases share them. */
const settledSums = new Map<string, DaySums>();
const maxSettledSums = 800;

/** Sums of completed days with changes, for the current revision of each database. */
const changedSums = new WeakMap<Database, { revision: number; days: Map<string, DaySums> }>();

function changedSumsOf(db: Database): Map<string, DaySums> {
  const { revision } = billStore(db);
  const known = changedSums.get(db);
  if (known?.revision === revision) return known.days;
  const days = new Map<string, DaySums>();
  changedSums.set(db, { revision, days });
  return days;
}

/** Returns the sums of a restaurant on a date. Those of completed days are cached. */
export function daySumsOn(db: Database, restaurant: BillRestaurant, date: string, now: Date): DaySums {
  if (!isSettled(restaurant, date)) return sumsOn(db, [restaurant], date, now);
  const cache = changesOn(db, restaurant, date).length > 0 ? changedSumsOf(db) : settledSums;
  // Include the wages in the key, because labor cost depends on them.
  const wages = restaurantStore(db).staff.rows.map(({ wage }) => wage ?? '');
  const key = `${blockKey(restaurant, date)} ${restaurant.place ? restaurant.firstDate : null} ${wages.join(' ')}`;
  const sums = cache.get(key) ?? sumsOn(db, [restaurant], date, now);
  if (cache.size >= maxSettledSums) cache.clear();
  cache.set(key, sums);
  return sums;
}
