import type { Restaurant, RestaurantActivity, RestaurantForm } from '@larder/domain/contract';
import type { Database } from '../database';
import type { Context } from '../router';
import { writerOf } from './restaurantAccess';
import { restaurantStore } from './restaurants.fixtures';

type Entry = Pick<RestaurantActivity, 'type'> & Partial<RestaurantActivity>;

/** Adds an entry to the activity of a restaurant. */
export function record(db: Database, context: Context, restaurantId: string, entry: Entry) {
  const { activity, last } = restaurantStore(db);
  (activity[restaurantId] ??= []).unshift({
    id: `act-${(last.activity += 1)}`,
    at: context.now.toISOString(),
    by: writerOf(db, context),
    field: null,
    before: null,
    after: null,
    note: null,
    ...entry,
  });
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Replaces the given fields and records those that differ. */
export function applyChanges(db: Database, context: Context, restaurant: Restaurant, set: Partial<RestaurantForm>) {
  for (const [field, after] of Object.entries(numbered(set))) {
    const before: unknown = restaurant[field as keyof RestaurantForm];
    if (after === undefined || isSame(before, after)) continue;
    record(db, context, restaurant.id, { type: 'update', field, before: structuredClone(before), after });
    Object.assign(restaurant, { [field]: structuredClone(after) });
  }
}

/** Assigns IDs to new list entries. */
function withIds<E extends { id: string }>(entries: readonly E[], prefix: string): E[] {
  const given = entries.map(({ id }) => Number(id.startsWith(`${prefix}-`) ? id.slice(prefix.length + 1) : 0) || 0);
  let last = Math.max(0, ...given);
  return entries.map((entry) => (entry.id === '' ? { ...entry, id: `${prefix}-${(last += 1)}` } : entry));
}

/** Assigns IDs to all new entries in the fields. */
export function numbered<F extends Partial<RestaurantForm>>(fields: F): F {
  const { money, ordering } = fields;
  return {
    ...fields,
    ...(money && {
      money: {
        ...money,
        taxRates: withIds(money.taxRates, 'tax'),
        serviceCharges: withIds(money.serviceCharges, 'charge'),
      },
    }),
    ...(ordering && { ordering: { ...ordering, deliveryAreas: withIds(ordering.deliveryAreas, 'area') } }),
  };
}

const accountsAt = (db: Database, restaurantId: string) =>
  db.accounts.filter(({ workPlaces }) => workPlaces.some(({ _id }) => _id === restaurantId));

/** Updates the name in the workplaces of all users. */
export function renameWorkPlace(db: Database, { id, name }: Restaurant) {
  for (const { workPlaces } of accountsAt(db, id)) {
    for (const place of workPlaces) if (place._id === id) place.name = name;
  }
}

/** Removes an archived restaurant from the workplaces of all users. */
export function leaveWorkPlaces(db: Database, { id }: Restaurant) {
  const accounts = accountsAt(db, id);
  restaurantStore(db).former[id] = accounts.map(({ userId }) => userId);
  for (const account of accounts) account.workPlaces = account.workPlaces.filter(({ _id }) => _id !== id);
}

/** Adds a restored restaurant to the workplaces of its previous users. */
export function rejoinWorkPlaces(db: Database, { id, name }: Restaurant) {
  const { former } = restaurantStore(db);
  for (const account of db.accounts) {
    if (former[id]?.includes(account.userId)) account.workPlaces.push({ _id: id, name });
  }
  delete former[id];
}
