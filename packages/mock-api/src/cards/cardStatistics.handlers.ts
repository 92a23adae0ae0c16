import {
  addDays,
  cardStatisticNames,
  type CardStatistic,
  type cardStatisticEndpoints,
  type CardStatisticName,
} from '@larder/domain/contract';
import { can } from '../access';
import { daySumsOn } from '../dashboard/dayReading';
import type { DaySums } from '../dashboard/daySums';
import { activeUsers } from '../database';
import { forbidden } from '../httpError';
import { subscriptionsOf } from '../newsletter/newsletter.handlers';
import type { Handlers } from '../router';
import { addedAt } from '../users/userDates';
import { afterLabour, cardReader, difference, percentChange, seriesOf, type CardReader } from './cardFigures';
import { cardPeriod, firstOfMonth, pointsOf, rangeOf, withPeriod } from './cardPeriod';

/** A figure that sums the bills of a period. */
interface Sum {
  title: string;
  unit: CardStatistic['unit'];
  valueOf: (sums: DaySums) => number;
}

/** A figure with a value for each date, such as the number of team members. */
interface Level {
  title: string;
  levelOn: (date: string, reader: CardReader) => number;
}

const onlineBills = ({ channels }: DaySums) => (channels.get('online')?.count ?? 0) + (channels.get('qr')?.count ?? 0);

const sums = {
  'orders-bar-chart': { title: 'Orders', unit: 'number', valueOf: ({ orders }) => orders },
  'profit-line-chart': { title: 'Sales after labour', unit: 'money', valueOf: afterLabour },
  revenue: { title: 'Net sales', unit: 'money', valueOf: ({ netSales }) => netSales },
  sales: { title: 'Bills', unit: 'number', valueOf: ({ bills }) => bills },
  orders: { title: 'Orders', unit: 'number', valueOf: ({ orders }) => orders },
  'site-traffic': { title: 'Online bills', unit: 'number', valueOf: onlineBills },
} satisfies Partial<Record<CardStatisticName, Sum>>;

const levels = {
  subscribers: {
    title: 'Team members',
    levelOn: (date, { db, restaurant, dateOf }) =>
      activeUsers(db).filter(
        ({ id, restaurantIds = [] }) =>
          restaurant !== undefined && restaurantIds.includes(restaurant.id) && dateOf(addedAt(db, id)) <= date,
      ).length,
  },
  'active-users': {
    title: 'People on shift',
    levelOn: (date, { db, now, restaurant }) => (restaurant ? daySumsOn(db, restaurant, date, now).people : 0),
  },
  newsletter: {
    title: 'Newsletter readers',
    levelOn: (date, { db, dateOf }) => subscriptionsOf(db).filter(({ at = '' }) => dateOf(at) <= date).length,
  },
} satisfies Partial<Record<CardStatisticName, Level>>;

type StatisticHandlers = Handlers<typeof cardStatisticEndpoints>;

const sumHandler =
  ({ title, unit, valueOf }: Sum): StatisticHandlers[CardStatisticName] =>
  (input, db, context) => {
    if (valueOf === afterLabour && !can(context.ability, 'read', 'dashboard', 'labour'))
      throw forbidden('read', 'dashboard');
    const { read, major, currency } = cardReader(db, context, input);
    const { points, total, previous } = read(input.range);
    const shown = (day: DaySums) => (unit === 'money' ? major(valueOf(day)) : valueOf(day));
    return {
      ...rangeOf(title, input.range),
      currency,
      value: shown(total),
      unit,
      delta: percentChange(shown(total), previous && shown(previous)),
      deltaUnit: 'percent',
      categories: points.map(({ date }) => date),
      series: [seriesOf(title, points, shown)],
    };
  };

const levelHandler =
  ({ title, levelOn }: Level): StatisticHandlers[CardStatisticName] =>
  (input, db, context) => {
    const reader = cardReader(db, context, input);
    const period = cardPeriod(input.range ?? 'Last 28 Days', reader.today);
    const categories = pointsOf(period, reader.restaurant?.firstDate ?? null);
    const ends = categories.map((date, index) =>
      index === categories.length - 1 ? period.to : dayBeforeNext(date, period.isMonthly),
    );
    const data = ends.map((date) => levelOn(date, reader));
    const value = data.at(-1) ?? 0;
    return {
      ...rangeOf(title, input.range),
      currency: reader.currency,
      value,
      unit: 'number',
      delta: difference(value, levelOn(period.previous.to, reader)),
      deltaUnit: 'number',
      categories,
      series: [{ name: title, data }],
    };
  };

const dayBeforeNext = (date: string, isMonthly: boolean) => (isMonthly ? addDays(firstOfMonth(date, 1), -1) : date);

export const cardStatisticHandlers = withPeriod(
  Object.fromEntries(
    cardStatisticNames.map((name) => [
      name,
      name in sums ? sumHandler(sums[name as keyof typeof sums]) : levelHandler(levels[name as keyof typeof levels]),
    ]),
  ) as StatisticHandlers,
);
