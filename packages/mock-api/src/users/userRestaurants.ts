import type { User, WorkPlace } from '@larder/domain/contract';
import type { Database } from '../database';
import { invalid } from '../httpError';
import { reachableIds } from '../restaurants/restaurantAccess';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context } from '../router';
import { find } from '../table';

/** Returns the workplaces for restaurant IDs. Archived and unknown restaurants are omitted. */
export const placesOf = (db: Database, ids: readonly string[] = []): WorkPlace[] =>
  ids.flatMap((id) => {
    const restaurant = find(restaurantStore(db).restaurants, id);
    return restaurant && restaurant.status !== 'archived' ? [{ _id: id, name: restaurant.name }] : [];
  });

/** Throws 422 for restaurants that neither the caller nor the user belongs to. */
export function rejectUnknownRestaurants(db: Database, context: Context, ids: readonly string[], user?: User) {
  const allowed = [...reachableIds(db, context), ...(user?.restaurantIds ?? [])];
  const unknown = ids.findIndex((id) => !allowed.includes(id));
  if (unknown >= 0) throw invalid({ [`restaurantIds.${unknown}`]: ['pick'] });
}

/** Updates the workplaces of the account, if the user has one. */
export function moveAccount(db: Database, { id, restaurantIds }: User) {
  const account = db.accounts.find(({ userId }) => userId === id);
  if (account && restaurantIds) account.workPlaces = placesOf(db, restaurantIds);
}
