import { tradingDay, type BillEntry } from '@larder/domain/contract';
import type { BillRestaurant } from '../bills/billPlaces';
import { billsOn, blockKey, changesOn, isSettled } from '../bills/billStore';
import type { Database } from '../database';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import { addDay, figuresOf, noSums, type DayFigures, type DaySums } from './daySums';
import { labourOf } from './labour';

/** Up to where a comparison counts at one restaurant: minutes on the wall of its trading day; null: all of it. */
export const cutOf = (restaurant: BillRestaurant, date: string, now: Date): number | null => {
  if (date !== restaurant.currentDate) return null;
  return tradingDay(date, restaurant.timeZone, restaurant.closeOutHour).minuteOf(now.getTime());
};

/** The bills opened before a minute of their trading day, at final value. */
function before(entries: readonly BillEntry[], restaurant: BillRestaurant, date: string, minute: number) {
  const day = tradingDay(date, restaurant.timeZone, restaurant.closeOutHour);
  return entries.filter(({ bill }) => day.minuteOf(Date.parse(bill.openedAt)) < minute);
}

/** The sums of restaurants on a date; with a cut for each, only what was opened before it. */
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

/** What the dates that stand still came to; a few numbers each. */
const known = new WeakMap<Database, Map<string, DayFigures>>();
const figuresKept = 400;

/** The figures of a restaurant on a date. */
export function figuresOn(db: Database, restaurant: BillRestaurant, date: string, now: Date): DayFigures {
  const read = () => figuresOf(sumsOn(db, [restaurant], date, now));
  if (!isSettled(restaurant, date) || changesOn(db, restaurant, date).length > 0) return read();
  const kept = known.get(db) ?? new Map<string, DayFigures>();
  known.set(db, kept);
  // A change of wages, too, changes what a day came to.
  const wages = restaurantStore(db).staff.rows.reduce((sum, { wage }) => sum + (wage ?? 0), 0);
  const key = `${blockKey(restaurant, date)} ${restaurant.firstDate} ${wages}`;
  const figures = kept.get(key) ?? read();
  if (kept.size >= figuresKept) kept.clear();
  kept.set(key, figures);
  return figures;
}
