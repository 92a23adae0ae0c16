import {
  addDays,
  comparedDays,
  groupBy,
  minuteOf,
  rangesOn,
  tradingDay,
  type DashboardData,
  type DashboardRestaurant,
  type dashboardEndpoints,
} from '@larder/domain/contract';
import { can } from '../access';
import { currentDateOf, billRestaurantsIn, dateIn, type BillRestaurant } from '../bills/billPlaces';
import type { Database } from '../database';
import { notFound } from '../httpError';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context, Handlers } from '../router';
import { cutOf } from './dayReading';
import { saveReview } from './exceptionReviews';
import { exceptionsOf } from './exceptions';
import { groupOf, untilOf } from './serviceDay';

/** Sorts restaurants in the order of the user's workplaces. */
const ordered = (restaurants: readonly BillRestaurant[], { workPlaces }: Context) => {
  const placeOf = ({ id }: BillRestaurant) => workPlaces.findIndex(({ _id }) => _id === id);
  return restaurants.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Returns the opening status on a date, from the current settings of the restaurant. */
function openingOf(db: Database, restaurant: BillRestaurant, date: string, now: Date): DashboardRestaurant['opening'] {
  const settings = restaurantStore(db).restaurants.rows.find(({ id }) => id === restaurant.id);
  const ranges = settings ? rangesOn(settings, date) : [];
  const [first] = ranges;
  const day = tradingDay(date, restaurant.timeZone, restaurant.closeOutHour);
  const isLater =
    first !== undefined && date === restaurant.currentDate && now.getTime() < day.at(minuteOf(first.from));
  return {
    isClosed: settings !== undefined && ranges.length === 0,
    label: settings?.specialDays.find((special) => special.date === date)?.label ?? null,
    opensAt: isLater ? first.from : null,
  };
}

export const dashboardHandlers: Handlers<typeof dashboardEndpoints> = {
  serviceDay({ restaurant, date: wanted, compare }, db, context) {
    const { now, ability } = context;
    const restaurants = ordered(billRestaurantsIn(db, context, restaurant, 'dashboard'), context);
    const date = dateIn(restaurants, wanted, now);
    const mayReadBills = can(ability, 'read', 'bill');
    const mayReadLabour = can(ability, 'read', 'dashboard', 'labour');
    const daysBack = compare === 'none' ? null : comparedDays[compare];
    const cuts = restaurants.flatMap((restaurant) => cutOf(restaurant, date, now) ?? []);
    const rights = { mayReadBills, mayReadLabour };
    const groupFor = (group: readonly BillRestaurant[], scope: string) =>
      groupOf({ db, now, restaurants: group, restaurant: scope, date, daysBack, ...rights });
    const groups = [...groupBy(restaurants, ({ currency }) => currency).values()].map((group) =>
      groupFor(group, restaurant),
    );
    const names = new Map(context.workPlaces.map(({ _id, name }) => [_id, name]));
    const dashboard: DashboardData = {
      restaurant,
      date,
      today: currentDateOf(restaurants, now),
      live: cuts.length > 0,
      asOf: now.toISOString(),
      zones: Object.fromEntries(restaurants.map(({ id, timeZone }) => [id, timeZone])),
      // Each restaurant is compared up to its local time. The response contains the time of the first one.
      compare: daysBack === null ? null : { date: addDays(date, -daysBack), until: untilOf(cuts) },
      restaurants: restaurants.map((place) => ({
        id: place.id,
        name: names.get(place.id) ?? place.code,
        currency: place.currency,
        opening: openingOf(db, place, date, now),
        tiles: (restaurants.length === 1 ? groups[0]! : groupFor([place], place.id)).tiles,
      })),
      groups,
      exceptions: exceptionsOf(restaurants, { db, date, now, ...rights }),
    };
    return { dashboard };
  },

  reviewException({ restaurant, date: wanted, id, state, note }, db, context) {
    const { now, ability } = context;
    const restaurants = billRestaurantsIn(db, context, restaurant, 'dashboard');
    const date = dateIn(restaurants, wanted, now);
    const rights = { mayReadBills: true, mayReadLabour: can(ability, 'read', 'dashboard', 'labour') };
    const find = () => exceptionsOf(restaurants, { db, date, now, ...rights }).find((entry) => entry.id === id);
    const found = find();
    if (!found) throw notFound('exception', id);
    const by = { id: context.actorId, name: context.actor?.user.fullName ?? '' };
    saveReview(db, id, state === 'open' ? null : { state, by, at: now.toISOString(), note: note.trim() });
    return { exception: find()! };
  },
};
