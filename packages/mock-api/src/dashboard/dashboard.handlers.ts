import type { DashboardData, dashboardEndpoints } from '@larder/domain/contract';
import { can } from '../access';
import { forbidden, invalid } from '../refusal';
import type { Context, Handlers } from '../router';
import { addDays, isDate, tradingClock } from './businessDate';
import { exceptionsOf } from './exceptions';
import { restaurants, type DemoRestaurant } from './restaurants.fixtures';
import { billsOf, comparisonOf, groupOf } from './serviceDay';

/** Trading days the demo has bills of, today included. */
const daysKept = 90;

/** The restaurants trade in the time zone of whoever looks, so that the day on screen is a day that is running. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

function inScope({ workPlaces }: Context, scope: string): DemoRestaurant[] {
  const own = restaurants.filter(({ id }) => workPlaces.some((place) => place._id === id));
  const found = scope === 'all' ? own : own.filter(({ id }) => id === scope);
  if (found.length === 0) throw forbidden('read', 'dashboard');
  return found;
}

export const dashboardHandlers: Handlers<typeof dashboardEndpoints> = {
  serviceDay({ restaurant, date, compare }, _db, context) {
    const scope = inScope(context, restaurant);
    const zone = timeZone();
    const clock = tradingClock(context.now, zone, scope[0]?.closeOutHour ?? 0);
    const day = date || clock.date;
    if (!isDate(day)) throw invalid({ date: ['date'] });
    if (day > clock.date) throw invalid({ date: ['max'] });
    if (day <= addDays(clock.date, -daysKept)) throw invalid({ date: ['min'] });

    const live = day === clock.date;
    const until = live ? clock.minute : Infinity;
    const mayReadBills = can(context.ability, 'read', 'bill');
    const mayReadLabour = can(context.ability, 'read', 'dashboard', 'labour');
    const group = groupOf({
      restaurants: scope,
      restaurant,
      date: day,
      until,
      compares: compare === 'lastWeek',
      mayReadBills,
      mayReadLabour,
    });
    const dashboard: DashboardData = {
      restaurant,
      date: day,
      live,
      asOf: context.now.toISOString(),
      compare: compare === 'lastWeek' ? comparisonOf(day, until) : null,
      groups: [group],
      exceptions: exceptionsOf(billsOf(scope, day, until, until), {
        date: day,
        until,
        timeZone: zone,
        restaurant,
        mayReadBills,
        labourRate: group.labour?.rate ?? null,
      }),
    };
    return { dashboard };
  },
};
