import type { FieldErrors, PersonRef, Restaurant, WorkPlace } from '@larder/domain/contract';
import { findUser, type Database } from '../database';
import { forbidden, invalid, notFound } from '../httpError';
import type { Context } from '../router';
import { find } from '../table';
import { restaurantStore } from './restaurants.fixtures';

/** Returns the current workplaces of the user, which may have changed since sign-in. */
export const workPlacesOf = (db: Database, { actorId, workPlaces }: Context): WorkPlace[] =>
  db.accounts.find(({ userId }) => userId === actorId)?.workPlaces ?? workPlaces;

/** Returns the workplaces with the current currency and time zone of the restaurant. */
export const withFormats = (db: Database, places: readonly WorkPlace[]): WorkPlace[] =>
  places.map(({ _id, name }) => {
    const { currency, timeZone } = find(restaurantStore(db).restaurants, _id) ?? {};
    return { _id, name, currency, timeZone };
  });

/** Returns the IDs of the restaurants that the user can access: workplaces, then those archived in the meantime. */
export function reachableIds(db: Database, context: Context): string[] {
  const { former } = restaurantStore(db);
  const archived = Object.keys(former).filter((id) => former[id]?.includes(context.actorId));
  return [...workPlacesOf(db, context).map(({ _id }) => _id), ...archived];
}

/** Returns the restaurant. Throws 404 if it does not exist or is not visible to the user. */
export function requireRestaurant(db: Database, context: Context, id: string): Restaurant {
  const restaurant = find(restaurantStore(db).restaurants, id);
  if (!restaurant || !reachableIds(db, context).includes(id)) throw notFound('restaurant', id);
  return restaurant;
}

/**
 * Returns the restaurants of a scope: one, or all workplaces. Throws 403 for a restaurant that the user can't access.
 */
export function restaurantsIn(db: Database, context: Context, scope: string): Restaurant[] {
  const ids = scope === 'all' ? workPlacesOf(db, context).map(({ _id }) => _id) : [scope];
  const reachable = reachableIds(db, context);
  return ids.flatMap((id) => {
    const restaurant = reachable.includes(id) ? find(restaurantStore(db).restaurants, id) : undefined;
    if (restaurant) return [restaurant];
    if (scope === 'all') return [];
    throw forbidden('read', 'restaurant');
  });
}

/** Returns the author of a change, as stored in records. */
export function writerOf(db: Database, { actorId }: Context): PersonRef {
  return { id: actorId, name: findUser(db, actorId)?.fullName ?? '' };
}

/** Updates version, time and author of a changed record. */
export const touch = <R extends { version: number; updatedAt: string; updatedBy: PersonRef | null }>(
  record: R,
  by: PersonRef,
  now: Date,
): R => Object.assign(record, { version: record.version + 1, updatedAt: now.toISOString(), updatedBy: by });

/** Throws 422 if there are errors. */
export function throwIfInvalid(errors: FieldErrors) {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
