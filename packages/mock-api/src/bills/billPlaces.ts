import { businessDate, type Restaurant } from '@larder/domain/contract';
import type { Database } from '../database';
import { forbidden } from '../httpError';
import { reachableIds, workPlacesOf } from '../restaurants/restaurantAccess';
import { plainRestaurants, restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context } from '../router';
import { activeRows } from '../table';
import type { BillPlace } from './dayDraw';

/** A restaurant as its bills see it: drawn from the seed, judged by the limits of today. */
export interface BillRestaurant {
  id: string;
  code: string;
  currency: string;
  timeZone: string;
  closeOutHour: number;
  /** What its bills are drawn from; null: it has none. */
  place: BillPlace | null;
  limits: Restaurant['thresholds'];
  currentDate: string;
  firstDate: string | null;
  /** Bills of a day, 1 = as many as usual. */
  factor: number;
}

/** Times the usual bills that 90 dates need for 100 000. */
const largeFactor = 3.3;

function toBillRestaurant(db: Database, restaurant: Restaurant, now: Date): BillRestaurant {
  const { id, currency, timeZone, closeOutHour, thresholds, firstBusinessDate } = restaurant;
  const plain = db.seed === 'empty' ? undefined : plainRestaurants.find((place) => place.id === id);
  return {
    id,
    // Ids of bills keep the code that the restaurant had when they were written.
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

/** These restaurants, by code: ids of bills are then in order too. */
export const billRestaurantsAt = (db: Database, ids: readonly string[], now: Date): BillRestaurant[] =>
  activeRows(restaurantStore(db).restaurants)
    .filter(({ id }) => ids.includes(id))
    .map((restaurant) => toBillRestaurant(db, restaurant, now))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));

/** Every restaurant whose bills the user may open: the workplaces, and those archived meanwhile. */
export const billRestaurantsOf = (db: Database, context: Context): BillRestaurant[] =>
  billRestaurantsAt(db, reachableIds(db, context), context.now);

/** The restaurants of a scope: `all` is every workplace; one that is out of reach is forbidden. */
export function billRestaurantsIn(db: Database, context: Context, scope: string, subject: string): BillRestaurant[] {
  if (scope === 'all') {
    const ids = workPlacesOf(db, context).map(({ _id }) => _id);
    return billRestaurantsAt(db, ids, context.now);
  }
  const found = billRestaurantsOf(db, context).filter(({ id }) => id === scope);
  if (found.length === 0) throw forbidden('read', subject);
  return found;
}

/** The date a scope speaks of by itself: the earliest of the current ones, so that each has begun it. */
export const currentDateOf = (restaurants: readonly BillRestaurant[], now: Date) =>
  restaurants.map(({ currentDate }) => currentDate).toSorted()[0] ?? now.toISOString().slice(0, 10);
