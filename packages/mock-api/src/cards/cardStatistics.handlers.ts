import {
  cardStatisticNames,
  type CardStatistic,
  type cardStatisticEndpoints,
  type CardStatisticName,
} from '@larder/domain/contract';
import type { Handlers } from '../router';
import { categoriesOf, climbTo, lengthOf, partsOf, periodOf, withPeriod } from './figures';

/** `sum`: the points add up to the value, which covers 28 days. `level`: the last point is the value. */
type Statistic = Pick<CardStatistic, 'title' | 'value' | 'unit' | 'delta' | 'deltaUnit'> & { kind: 'sum' | 'level' };

const statistics: Record<CardStatisticName, Statistic> = {
  'orders-bar-chart': { title: 'Orders', value: 2_760, unit: 'number', delta: 4.6, deltaUnit: 'percent', kind: 'sum' },
  'profit-line-chart': { title: 'Profit', value: 62_240, unit: 'money', delta: 6.2, deltaUnit: 'percent', kind: 'sum' },
  subscribers: {
    title: 'Loyalty members',
    value: 2_418,
    unit: 'number',
    delta: 86,
    deltaUnit: 'number',
    kind: 'level',
  },
  revenue: { title: 'Revenue', value: 346_800, unit: 'money', delta: 5.4, deltaUnit: 'percent', kind: 'sum' },
  sales: { title: 'Sales', value: 4_180, unit: 'number', delta: 3.1, deltaUnit: 'percent', kind: 'sum' },
  orders: { title: 'Orders received', value: 964, unit: 'number', delta: -1.8, deltaUnit: 'percent', kind: 'sum' },
  'site-traffic': {
    title: 'Website visits',
    value: 21_459,
    unit: 'number',
    delta: 9.7,
    deltaUnit: 'percent',
    kind: 'sum',
  },
  'active-users': { title: 'People on shift', value: 38, unit: 'number', delta: 3, deltaUnit: 'number', kind: 'level' },
  newsletter: {
    title: 'Newsletter readers',
    value: 6_730,
    unit: 'number',
    delta: 142,
    deltaUnit: 'number',
    kind: 'level',
  },
};

export const cardStatisticHandlers = withPeriod(
  Object.fromEntries(
    cardStatisticNames.map((name) => {
      const { kind, title, value: base, ...statistic } = statistics[name];
      const handler: Handlers<typeof cardStatisticEndpoints>[typeof name] = (
        { range = 'Last 28 Days' },
        _db,
        { now },
      ) => {
        const categories = categoriesOf(range, now);
        const value = kind === 'level' ? base : Math.round(base * lengthOf(range));
        const growth = statistic.deltaUnit === 'number' ? statistic.delta * lengthOf(range) : base * 0.1;
        const seed = `${name} ${range}`;
        const data =
          kind === 'level'
            ? climbTo(seed, value, growth, categories.length)
            : partsOf(seed, value, categories.length, 0.35);
        return { ...periodOf(title, range), ...statistic, value, categories, series: [{ name: title, data }] };
      };
      return [name, handler];
    }),
  ) as Handlers<typeof cardStatisticEndpoints>,
);
