import { filterStaff, withoutApprover, type Staff, type staffEndpoints } from '@larder/domain/contract';
import { can } from '../access';
import { billRestaurantsIn, dateIn } from '../bills/billPlaces';
import type { Database } from '../database';
import { invalid, notFound } from '../httpError';
import type { Context, Handlers } from '../router';
import { find, activeRows, getOrThrow, rejectStaleVersion } from '../table';
import { reachableIds, restaurantsIn, touch, writerOf } from './restaurantAccess';
import { restaurantStore } from './restaurants.fixtures';
import { plannedShiftsAt } from './shifts.fixtures';

/** Hides the wage without the right to see it. */
export const showStaff = (person: Staff, { ability }: Context): Staff =>
  can(ability, 'read', 'staff', 'wage') ? person : { ...person, wage: null };

/** Returns a staff member of the user's restaurants, or throws 404. */
function requireStaff(db: Database, context: Context, id: string): Staff {
  const person = find(restaurantStore(db).staff, id);
  const ids = reachableIds(db, context);
  if (!person?.restaurantIds.some((restaurantId) => ids.includes(restaurantId))) throw notFound('staff', id);
  return person;
}

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  list({ restaurant, ...filter }, db, context) {
    const ids = restaurantsIn(db, context, restaurant).map(({ id }) => id);
    const staff = filterStaff(activeRows(restaurantStore(db).staff), ids, filter);
    return { staff: staff.map((person) => showStaff(person, context)), total: staff.length };
  },

  shifts({ restaurant, date: wanted }, db, context) {
    const { now } = context;
    const restaurants = billRestaurantsIn(db, context, restaurant, 'staff');
    const date = dateIn(restaurants, wanted, now);
    const { staff } = restaurantStore(db);
    const shifts = restaurants.flatMap((place) =>
      plannedShiftsAt(place, date).map((shift) => {
        const { name, position } = getOrThrow(staff, 'staff', shift.staffId);
        return { ...shift, name, position };
      }),
    );
    return { date, asOf: now.toISOString(), shifts };
  },

  update: {
    guard({ id, version }, db, context) {
      if (typeof id === 'string') rejectStaleVersion(version, showStaff(requireStaff(db, context, id), context));
    },
    run({ id, set }, db, context) {
      const person = requireStaff(db, context, id);
      const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) as typeof set;
      const ids = reachableIds(db, context);
      const unknown = given.restaurantIds?.findIndex(
        (own) => !ids.includes(own) && !person.restaurantIds.includes(own),
      );
      if (unknown !== undefined && unknown >= 0) throw invalid({ [`set.restaurantIds.${unknown}`]: ['pick'] });
      const after = { ...person, ...given };
      if (withoutApprover(activeRows(restaurantStore(db).staff), person, after).length > 0) {
        const field = (['canApprove', 'active', 'restaurantIds'] as const).find(
          (name) => given[name] !== undefined && JSON.stringify(given[name]) !== JSON.stringify(person[name]),
        );
        throw invalid({ [`set.${field}`]: ['lastApprover'] });
      }
      Object.assign(person, structuredClone(given));
      return { staff: showStaff(touch(person, writerOf(db, context), context.now), context) };
    },
  },
};
