import type { FieldErrors, PersonRef, Restaurant, WorkPlace } from '@larder/domain/contract';
import { findUser, type Database } from '../database';
import { forbidden, invalid, notFound } from '../httpError';
import type { Context } from '../router';
import { find } from '../table';
import { restaurantStore } from './restaurants.fixtures';

/** The workplaces of the caller as they are now, not as they were at sign-in. */
export const workPlacesOf = (db: Database, { actorId, workPlaces }: Context): WorkPlace[] =>
  db.accounts.find(({ userId }) => userId === actorId)?.workPlaces ?? workPlaces;

/** Ids of the restaurants the caller may ask about: the workplaces, then those archived meanwhile. */
export function reachableIds(db: Database, context: Context): string[] {
  const { former } = restaurantStore(db);
  const archived = Object.keys(former).filter((id) => former[id]?.includes(context.actorId));
  return [...workPlacesOf(db, context).map(({ _id }) => _id), ...archived];
}

/** The restaurant, or 404: also where it is not one of the caller's. */
export function requireRestaurant(db: Database, context: Context, id: string): Restaurant {
  const restaurant = find(restaurantStore(db).restaurants, id);
  if (!restaurant || !reachableIds(db, context).includes(id)) throw notFound('restaurant', id);
  return restaurant;
}

/** The restaurants of a scope: one, or every workplace; 403 for one that is not the caller's. */
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

/** Who writes, as records remember it. */
export function writerOf(db: Database, { actorId }: Context): PersonRef {
  return { id: actorId, name: findUser(db, actorId)?.fullName ?? '' };
}

/** Stamps a record after a change. */
export const touch = <R extends { version: number; updatedAt: string; updatedBy: PersonRef | null }>(
  record: R,
  by: PersonRef,
  now: Date,
): R => Object.assign(record, { version: record.version + 1, updatedAt: now.toISOString(), updatedBy: by });

/** 422 where any field is wrong. */
export function throwIfInvalid(errors: FieldErrors) {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
