import type { cardAnalyticsEndpoints, CardRange, CardShares } from '@larder/domain/contract';
import type { Database } from '../database';
import { invalid } from '../httpError';
import { categoriesOf, lengthOf, partsOf, periodOf, withPeriod } from './figures';

const firstRange: CardRange = 'Last 28 Days';
const add = (figures: readonly number[]) => figures.reduce((left, right) => left + right, 0);
/** Scales a figure of 28 days to a period. */
const sized = (figure: number, range: CardRange = firstRange) => Math.round(figure * lengthOf(range));
/** Share of guests by ISO weekday. */
const weekdayShares = [0.095, 0.13, 0.124, 0.146, 0.16, 0.19, 0.155];

function shares(
  title: string,
  range: CardRange | undefined,
  rows: readonly [string, string, number, number][],
): CardShares {
  const shown = rows.map(([key, label, value, delta]) => ({ key, label, value: sized(value, range), delta }));
  return { ...periodOf(title, range), total: add(shown.map(({ value }) => value)), rows: shown };
}

/** Earnings and expenses of a year by month, and a comparison of the period with the previous one. */
export function revenueReport(
  { year, range = firstRange }: { year?: number | undefined; range?: CardRange | undefined },
  db: Database,
  now: Date,
) {
  const current = now.getUTCFullYear();
  const shown = year ?? current;
  const years = [current, current - 1, current - 2];
  if (!years.includes(shown)) throw invalid({ year: ['pick'] });
  const count = shown === current ? now.getUTCMonth() + 1 : 12;
  const growth = 1 - (current - shown) * 0.08;
  const earning = partsOf(`earning ${shown}`, Math.round(count * 31_800 * growth), count, 0.25);
  const expense = partsOf(`expense ${shown}`, Math.round(count * 19_400 * growth), count, 0.2).map((value) => -value);
  return {
    ...periodOf('Revenue report', range),
    years,
    year: shown,
    months: earning.map((_, index) => `${shown}-${String(index + 1).padStart(2, '0')}`),
    earning,
    expense,
    amount: add(earning) + add(expense),
    budget: db.cards.budget,
    comparison: [
      { name: 'This period', data: partsOf(`this ${shown}`, sized(8_400, range), 12, 0.4) },
      { name: 'Period before', data: partsOf(`before ${shown}`, sized(7_600, range), 12, 0.4) },
    ],
  };
}

/** The goal is set for 28 days and scaled to the period. */
export function goalOverview(range: CardRange | undefined, db: Database) {
  const goal = sized(db.cards.goal, range);
  const completed = sized(86_400, range);
  return {
    ...periodOf('Goal', range),
    goal,
    completed,
    inProgress: Math.max(0, goal - completed),
    series: [{ name: 'Goal', data: partsOf('goal', completed, 12, 0.4) }],
  };
}

export const cardAnalyticsHandlers = withPeriod<typeof cardAnalyticsEndpoints>({
  'support-tracker'({ range = firstRange }, _db, { now }) {
    const totalTicket = sized(164, range);
    const categories = categoriesOf(range, now);
    return {
      ...periodOf('Guest feedback', range),
      totalTicket,
      newTicket: 12,
      openTicket: 28,
      responseTime: 70,
      categories,
      series: [{ name: 'Feedback', data: partsOf(`feedback ${range}`, totalTicket, categories.length, 0.3) }],
    };
  },

  'avg-sessions'({ range }) {
    const sessions = sized(3_147, range);
    const days = weekdayShares.map((share, index) => ({ weekday: index + 1, value: Math.round(sessions * share) }));
    const visits = add(days.map(({ value }) => value));
    return {
      ...periodOf('Guest visits', range),
      sessions: visits,
      growth: 5.2,
      days,
      goal: { value: sized(86_400, range), target: sized(110_000, range), delta: 3.4 },
      users: { value: visits, target: sized(4_800, range), delta: sized(208, range) },
      retention: { value: 41.2, target: 100, delta: 2.1 },
      duration: { value: 94, target: 130, delta: -4 },
    };
  },

  'revenue-report': (input, db, { now }) => revenueReport(input, db, now),

  'goal-overview': ({ range }, db) => goalOverview(range, db),

  revenue({ range = firstRange }, _db, { now }) {
    const categories = categoriesOf(range, now);
    const thisPeriod = sized(346_800, range);
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
