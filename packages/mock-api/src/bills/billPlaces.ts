import { businessDate, rule, utcDate, type Restaurant } from '@larder/domain/contract';
import { canRecord } from '../access';
import type { Database } from '../database';
import { forbidden, invalid } from '../httpError';
import { reachableIds, workPlacesOf } from '../restaurants/restaurantAccess';
import { plainRestaurants, restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context } from '../router';
import { activeRows } from '../table';
import type { BillPlace } from './dayDraw';

/** The properties of a restaurant that its bills depend on. */
export interface BillRestaurant {
  id: string;
  code: string;
  currency: string;
  timeZone: string;
  closeOutHour: number;
  /** Input for generating its bills. `null` if it has none. */
  place: BillPlace | null;
  limits: Restaurant['thresholds'];
  currentDate: string;
  firstDate: string | null;
  /** Multiplies the number of bills per day. */
  factor: number;
}

/** Factor for 100,000 bills in 90 days. */
const largeFactor = 3.3;

function toBillRestaurant(db: Database, restaurant: Restaurant, now: Date): BillRestaurant {
  const { id, currency, timeZone, closeOutHour, thresholds, firstBusinessDate } = restaurant;
  const plain = db.seed === 'empty' ? undefined : plainRestaurants.find((place) => place.id === id);
  return {
    id,
    // Bill IDs keep the code that the restaurant had when they were created.
    code: plain?.code ?? restaurant.code,
    currency,
    timeZone,
    closeOutHour,
    place: plain ? { ...plain, thresholds } : null,
    limits: thresholds,
    currentDate: businessDate(now, timeZone, closeOutHour),
    firstDate: firstBusinessDate,
    factor: db.seed === 'large' ? largeFactor : 1,
  };
}

/** Returns restaurants sorted by code, so that bill IDs are sorted too. */
export const billRestaurantsAt = (db: Database, ids: readonly string[], now: Date): BillRestaurant[] =>
  activeRows(restaurantStore(db).restaurants)
    .filter(({ id }) => ids.includes(id))
    .map((restaurant) => toBillRestaurant(db, restaurant, now))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));

/** Returns all restaurants whose bills the user can see: workplaces, and those archived in the meantime. */
export const billRestaurantsOf = (db: Database, context: Context): BillRestaurant[] =>
  billRestaurantsAt(db, reachableIds(db, context), context.now);

/**
 * Returns the restaurants of a scope at which the user may read the subject. Throws 403 for a single one without that
 * right.
 */
export function billRestaurantsIn(db: Database, context: Context, scope: string, subject: string): BillRestaurant[] {
  const isReadable = ({ id }: BillRestaurant) => canRecord(context.ability, 'read', subject, { restaurantId: id });
  if (scope === 'all') {
    const ids = workPlacesOf(db, context).map(({ _id }) => _id);
    return billRestaurantsAt(db, ids, context.now).filter(isReadable);
  }
  const found = billRestaurantsOf(db, context).filter((place) => place.id === scope && isReadable(place));
  if (found.length === 0) throw forbidden('read', subject);
  return found;
}

/** Returns the default date of a scope: the earliest current date, which all restaurants have started. */
export const currentDateOf = (restaurants: readonly BillRestaurant[], now: Date) =>
  restaurants.map(({ currentDate }) => currentDate).toSorted()[0] ?? utcDate(now);

/** Returns the requested date, or the current one. Throws 422 if it is invalid, in the future or before the first one. */
export function dateIn(restaurants: readonly BillRestaurant[], wanted: string | undefined, now: Date): string {
  const current = currentDateOf(restaurants, now);
  const date = wanted || current;
  if (!rule.isDate(date)) throw invalid({ date: ['date'] });
  if (date > current) throw invalid({ date: ['max'] });
  const first = restaurants.flatMap(({ firstDate }) => firstDate ?? []).toSorted()[0];
  if (first !== undefined && date < first) throw invalid({ date: ['min'] });
  return date;
}
