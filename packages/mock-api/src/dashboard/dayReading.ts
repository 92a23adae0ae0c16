import { tradingDay, type BillEntry } from '@larder/domain/contract';
import type { BillRestaurant } from '../bills/billPlaces';
import { billsOn, blockKey, changesOn, isSettled } from '../bills/billStore';
import type { Database } from '../database';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import { addDay, figuresOf, noSums, type DayFigures, type DaySums } from './daySums';
import { labourOf } from './labour';

/** Local time of a trading day up to which it is compared, in minutes. `null` for the whole day. */
export const cutOf = (restaurant: BillRestaurant, date: string, now: Date): number | null => {
  if (date !== restaurant.currentDate) return null;
  return tradingDay(date, restaurant.timeZone, restaurant.closeOutHour).minuteOf(now.getTime());
};

/** Bills opened before a minute of the trading day, with their final amounts. */
function before(entries: readonly BillEntry[], restaurant: BillRestaurant, date: string, minute: number) {
  const day = tradingDay(date, restaurant.timeZone, restaurant.closeOutHour);
  return entries.filter(({ bill }) => day.minuteOf(Date.parse(bill.openedAt)) < minute);
}

/** Sums of restaurants on a date. With cuts, only bills opened before them. */
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

/** Cached figures of completed dates. */
const known = new WeakMap<Database, Map<string, DayFigures>>();
const maxCachedFigures = 400;

/** Returns the figures of a restaurant on a date. */
export function figuresOn(db: Database, restaurant: BillRestaurant, date: string, now: Date): DayFigures {
  const read = () => figuresOf(sumsOn(db, [restaurant], date, now));
  if (!isSettled(restaurant, date) || changesOn(db, restaurant, date).length > 0) return read();
  const cached = known.get(db) ?? new Map<string, DayFigures>();
  known.set(db, cached);
  // Labor cost depends on the wages.
  const wages = restaurantStore(db).staff.rows.reduce((sum, { wage }) => sum + (wage ?? 0), 0);
  const key = `${blockKey(restaurant, date)} ${restaurant.firstDate} ${wages}`;
  const figures = cached.get(key) ?? read();
  if (cached.size >= maxCachedFigures) cached.clear();
  cached.set(key, figures);
  return figures;
}
