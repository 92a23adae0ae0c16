import {
  allowedRestaurantActions,
  restaurantActions,
  statusAfter,
  takenRestaurantFields,
  type FieldErrors,
  type Restaurant,
  type RestaurantAction,
  type RestaurantForm,
} from '@larder/domain/contract';
import { hasOpenBills } from '../bills/openBills';
import type { Database } from '../database';
import { conflict, taken } from '../httpError';
import type { Context } from '../router';
import { activeRows, rejectStaleVersion } from '../table';
import { requireRestaurant, workPlacesOf } from './restaurantAccess';
import { toRow } from './restaurantHealth';
import { restaurantStore } from './restaurants.fixtures';

/** Checks that the manager is a staff member. */
export function managerErrors(db: Database, { managerId }: Partial<RestaurantForm>, path: string): FieldErrors {
  const isKnown = managerId == null || activeRows(restaurantStore(db).staff).some(({ id }) => id === managerId);
  return isKnown ? {} : { [`${path}.managerId`]: ['pick'] };
}

export function rejectTaken(
  db: Database,
  restaurant: Pick<Restaurant, 'code' | 'name' | 'locationName'>,
  own?: Restaurant,
) {
  const others = activeRows(restaurantStore(db).restaurants).filter((other) => other !== own);
  const fields = takenRestaurantFields(restaurant, others);
  if (fields.length > 0) throw taken(fields);
}

/** Returns the restaurant of unparsed input. Rejects outdated versions. */
export function restaurantFromInput(
  { id, version }: Record<string, unknown>,
  db: Database,
  context: Context,
): Restaurant | undefined {
  if (typeof id !== 'string') return undefined;
  const restaurant = requireRestaurant(db, context, id);
  if (typeof version === 'number' && version !== restaurant.version) {
    rejectStaleVersion(version, toRow(db, restaurant, context.now));
  }
  return restaurant;
}

export function rejectStatusChange(db: Database, context: Context, restaurant: Restaurant, action: RestaurantAction) {
  const { now } = context;
  const current = () => toRow(db, restaurant, now);
  if (!statusAfter(restaurant, action, now)) {
    throw conflict('status_conflict', { current: current(), allowed: allowedRestaurantActions(restaurant, now) });
  }
  const closes = action === 'close_temporarily' || action === 'archive';
  if (closes && hasOpenBills(db, restaurant.id, now)) throw conflict('open_bills', { current: current() });
  if (action === 'archive' && workPlacesOf(db, context).every(({ _id }) => _id === restaurant.id)) {
    throw conflict('last_workplace', { current: current() });
  }
}

export const isAction = (action: unknown): action is RestaurantAction =>
  (restaurantActions as readonly unknown[]).includes(action);
