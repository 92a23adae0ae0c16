import type { cardAnalyticsEndpoints, CardRange, CardShares } from '@larder/domain/contract';
import type { Database } from '../database';
import { invalid } from '../httpError';
import { categoriesOf, lengthOf, partsOf, periodOf, withPeriod } from './figures';

const firstRange: CardRange = 'Last 28 Days';
const add = (figures: readonly number[]) => figures.reduce((left, right) => left + right, 0);
/** Share of guests by ISO weekday. */
const weekdayShares = [0.095, 0.13, 0.124, 0.146, 0.16, 0.19, 0.155];

function shares(
  title: string,
  range: CardRange | undefined,
  rows: readonly [string, string, number, number][],
): CardShares {
  const length = lengthOf(range ?? firstRange);
  const sized = rows.map(([key, label, value, delta]) => ({ key, label, value: Math.round(value * length), delta }));
  return { ...periodOf(title, range), total: add(sized.map(({ value }) => value)), rows: sized };
}

/** Earnings and expenses by month, up to the current one. */
export function revenueReport(year: number | undefined, db: Database, now: Date) {
  const current = now.getUTCFullYear();
  const shown = year ?? current;
  const years = [current, current - 1, current - 2];
  if (!years.includes(shown)) throw invalid({ year: ['pick'] });
  const count = shown === current ? now.getUTCMonth() + 1 : 12;
  const growth = 1 - (current - shown) * 0.08;
  const earning = partsOf(`earning ${shown}`, Math.round(count * 31_800 * growth), count, 0.25);
  const expense = partsOf(`expense ${shown}`, Math.round(count * 19_400 * growth), count, 0.2).map((value) => -value);
  return {
    title: 'Revenue report',
    years,
    year: shown,
    months: earning.map((_, index) => `${shown}-${String(index + 1).padStart(2, '0')}`),
    earning,
    expense,
    amount: add(earning) + add(expense),
    budget: db.cards.budget,
    comparison: [
      { name: 'This period', data: partsOf(`this ${shown}`, 8_400, 12, 0.4) },
      { name: 'Period before', data: partsOf(`before ${shown}`, 7_600, 12, 0.4) },
    ],
  };
}

export function goalOverview(db: Database) {
  const { goal } = db.cards;
  const completed = 86_400;
  return {
    title: 'Goal',
    goal,
    completed,
    inProgress: Math.max(0, goal - completed),
    series: [{ name: 'Goal', data: partsOf('goal', completed, 12, 0.4) }],
  };
}

export const cardAnalyticsHandlers = withPeriod<typeof cardAnalyticsEndpoints>({
  'support-tracker'({ range }) {
    const length = lengthOf(range ?? firstRange);
    return {
      ...periodOf('Guest feedback', range),
      totalTicket: Math.round(164 * length),
      newTicket: 12,
      openTicket: 28,
      responseTime: 70,
    };
  },

  'avg-sessions'({ range }) {
    const length = lengthOf(range ?? firstRange);
    const sessions = Math.round(3_147 * length);
    const days = weekdayShares.map((share, index) => ({ weekday: index + 1, value: Math.round(sessions * share) }));
    const visits = add(days.map(({ value }) => value));
    return {
      ...periodOf('Guest visits', range),
      sessions: visits,
      growth: 5.2,
      days,
      goal: { value: Math.round(86_400 * length), target: Math.round(110_000 * length), delta: 3.4 },
      users: { value: visits, target: Math.round(4_800 * length), delta: Math.round(208 * length) },
      retention: { value: 41.2, target: 100, delta: 2.1 },
      duration: { value: 94, target: 130, delta: -4 },
    };
  },

  'revenue-report': ({ year }, db, { now }) => revenueReport(year, db, now),

  'goal-overview': (_input, db) => goalOverview(db),

  revenue({ range = firstRange }, _db, { now }) {
    const categories = categoriesOf(range, now);
    const thisPeriod = Math.round(346_800 * lengthOf(range));
    const lastPeriod = Math.round(thisPeriod * 0.949);
    return {
      ...periodOf('Revenue', range),
      thisPeriod,
      lastPeriod,
      categories,
      series: [
        { name: 'This period', data: partsOf(`revenue ${range}`, thisPeriod, categories.length, 0.3) },
        { name: 'Period before', data: partsOf(`revenue before ${range}`, lastPeriod, categories.length, 0.3) },
      ],
    };
  },

  'product-orders': ({ range }) =>
    shares('Supply orders', range, [
      ['finished', 'Delivered', 214, 4.1],
      ['pending', 'On the way', 38, -2.3],
      ['rejected', 'Sent back', 9, -1.1],
    ]),

  'sessions-device': ({ range }) =>
    shares('Bookings by device', range, [
      ['mobile', 'Phone', 1_842, 6.4],
      ['desktop', 'Computer', 912, -3.2],
      ['tablet', 'Tablet', 148, 1.9],
    ]),

  customers: ({ range }) =>
    shares('Guests', range, [
      ['new', 'First visit', 1_246, 3.8],
      ['returning', 'Returning', 1_297, 5.5],
      ['referrals', 'Recommended', 604, -0.7],
    ]),
});
