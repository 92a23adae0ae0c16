import { addDays, groupBy, rule, type DashboardData, type dashboardEndpoints } from '@larder/domain/contract';
import { can } from '../access';
import { currentDateOf, billRestaurantsIn, type BillRestaurant } from '../bills/billPlaces';
import { invalid } from '../httpError';
import type { Context, Handlers } from '../router';
import { cutOf } from './dayReading';
import { exceptionsOf } from './exceptions';
import { groupOf, untilOf } from './serviceDay';

/** The restaurants in the order of the user's workplaces. */
const ordered = (restaurants: readonly BillRestaurant[], { workPlaces }: Context) => {
  const placeOf = ({ id }: BillRestaurant) => workPlaces.findIndex(({ _id }) => _id === id);
  return restaurants.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Returns the requested date, or the current one. Throws 422 if it is invalid, in the future or before the first one. */
function dateIn(restaurants: readonly BillRestaurant[], wanted: string | undefined, now: Date): string {
  const current = currentDateOf(restaurants, now);
  const date = wanted || current;
  if (!rule.isDate(date)) throw invalid({ date: ['date'] });
  if (date > current) throw invalid({ date: ['max'] });
  const first = restaurants.flatMap(({ firstDate }) => firstDate ?? []).toSorted()[0];
  if (first !== undefined && date < first) throw invalid({ date: ['min'] });
  return date;
}

export const dashboardHandlers: Handlers<typeof dashboardEndpoints> = {
  serviceDay({ restaurant, date: wanted, compare }, db, context) {
    const { now, ability } = context;
    const restaurants = ordered(billRestaurantsIn(db, context, restaurant, 'dashboard'), context);
    const date = dateIn(restaurants, wanted, now);
    const mayReadBills = can(ability, 'read', 'bill');
    const mayReadLabour = can(ability, 'read', 'dashboard', 'labour');
    const compares = compare === 'lastWeek';
    const cuts = restaurants.flatMap((restaurant) => cutOf(restaurant, date, now) ?? []);
    const rights = { mayReadBills, mayReadLabour };
    const groups = [...groupBy(restaurants, ({ currency }) => currency).values()];
    const dashboard: DashboardData = {
      restaurant,
      date,
      live: cuts.length > 0,
      asOf: now.toISOString(),
      zones: Object.fromEntries(restaurants.map(({ id, timeZone }) => [id, timeZone])),
      // Each restaurant is compared up to its own local time. The response contains the time of the first one.
      compare: compares ? { date: addDays(date, -7), until: untilOf(cuts) } : null,
      groups: groups.map((group) => groupOf({ db, now, restaurants: group, restaurant, date, compares, ...rights })),
      exceptions: exceptionsOf(restaurants, { db, date, now, ...rights }),
    };
    return { dashboard };
  },
};
