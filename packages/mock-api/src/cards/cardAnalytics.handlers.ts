import {
  addDays,
  daysBetween,
  groupBy,
  isReceived,
  sumOf,
  weekdayOf,
  type cardAnalyticsEndpoints,
  type CardRange,
  type Weekday,
} from '@larder/domain/contract';
import { can } from '../access';
import { channelNames } from '../dashboard/serviceDay';
import type { DaySums } from '../dashboard/daySums';
import type { Database } from '../database';
import { invalid } from '../httpError';
import { invoiceRows } from '../invoices/invoices.store';
import { shopStore } from '../products/products.store';
import type { Context } from '../router';
import {
  cardReader,
  difference,
  percentChange,
  previousSeries,
  seriesOf,
  type CardReader,
  type PeriodFigures,
} from './cardFigures';
import { cardPeriod, rangeOf, withPeriod, type DateSpan } from './cardPeriod';
import { targetOf } from './cardTargets';

interface CardInput {
  restaurant?: string | undefined;
  range?: CardRange | undefined;
}

const isIn = (date: string, { from, to }: DateSpan) => from <= date && date <= to;
const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
const tenth = (value: number) => Math.round(value * 10) / 10;
const isNewIn = (first: string, { from }: DateSpan) => first >= from;

interface Share {
  key: string;
  label: string;
  value: number;
  before: number | null;
}

const sharesOf = (title: string, { range }: CardInput, { currency }: CardReader, shares: readonly Share[]) => ({
  ...rangeOf(title, range),
  currency,
  total: sumOf(shares, ({ value }) => value),
  rows: shares.map(({ before, ...share }) => ({ ...share, delta: percentChange(share.value, before) })),
});

/** Returns net sales and labor cost of a year by month, from the first month with bills. */
export function revenueReport(
  { year, ...input }: CardInput & { year?: number | undefined },
  db: Database,
  context: Context,
) {
  const reader = cardReader(db, context, input);
  const { restaurant, today, major, read, currency } = reader;
  const current = Number(today.slice(0, 4));
  const first = Number((restaurant?.firstDate ?? today).slice(0, 4));
  const years = Array.from({ length: current - first + 1 }, (_, index) => current - index);
  const shown = year ?? current;
  if (!years.includes(shown)) throw invalid({ year: ['pick'] });
  const from = `${shown}-01-01`;
  const to = shown === current ? today : `${shown}-12-31`;
  const { points } = read({ from, to, previous: { from, to: addDays(from, -1) }, isMonthly: true });
  const mayReadLabour = can(context.ability, 'read', 'dashboard', 'labour');
  const earning = points.map(({ sums }) => sums.netSales);
  const expense = points.map(({ sums }) => (mayReadLabour ? -sums.labour : 0));
  const compared = read(input.range);
  const sales = (sums: DaySums) => major(sums.netSales);
  return {
    ...rangeOf('Revenue report', input.range),
    currency,
    years,
    year: shown,
    months: points.map(({ date }) => date.slice(0, 7)),
    earning: earning.map(major),
    expense: expense.map(major),
    amount: major(sumOf([...earning, ...expense], (value) => value)),
    budget: targetOf(db, restaurant?.id).budget,
    comparison: [seriesOf('This period', compared.points, sales), previousSeries('Period before', compared, sales)],
  };
}

const daysIn = ({ from, to }: DateSpan) => daysBetween(from, to) + 1;

/** Scales the goal, which is set for 28 days, to the period. */
const goalFor = ({ db, restaurant }: CardReader, { period }: PeriodFigures) =>
  Math.round((targetOf(db, restaurant?.id).goal * daysIn(period)) / 28);

export function goalOverview(input: CardInput, db: Database, context: Context) {
  const reader = cardReader(db, context, input);
  const { major, read, currency } = reader;
  const figures = read(input.range);
  const goal = goalFor(reader, figures);
  const completed = major(figures.total.netSales);
  return {
    ...rangeOf('Goal', input.range),
    currency,
    goal,
    completed,
    inProgress: Math.max(0, Math.round((goal - completed) * 100) / 100),
    series: [seriesOf('Goal', figures.points, ({ netSales }) => major(netSales))],
  };
}

/** Sums the covers by weekday. `null` on days on which the restaurant is closed. */
function coversByWeekday({ restaurant }: CardReader, days: readonly { date: string; sums: DaySums }[]) {
  return Array.from({ length: 7 }, (_, index) => {
    const weekday = (index + 1) as Weekday;
    const value = sumOf(
      days.filter(({ date }) => weekdayOf(date) === weekday),
      ({ sums }) => sums.covers,
    );
    const isClosed = restaurant?.place?.hours.main[weekday].length === 0;
    return { weekday, value: isClosed && value === 0 ? null : value };
  });
}

const dineInShare = ({ orderTypes: types, covers }: DaySums) =>
  tenth(100 * ratio(types.get('dine_in')?.covers ?? 0, covers));
const stayOf = ({ stays }: DaySums) => Math.round(ratio(stays.minutes, stays.bills));

export const cardAnalyticsHandlers = withPeriod<typeof cardAnalyticsEndpoints>({
  /** Returns the voids, discounts and refunds due to complaints. */
  'support-tracker'(input, db, context) {
    const { read, currency } = cardReader(db, context, input);
    const { points, days, total } = read(input.range);
    const { count, open, minutes } = total.complaints;
    return {
      ...rangeOf('Complaints', input.range),
      currency,
      totalTicket: count,
      newTicket: days.at(-1)?.sums.complaints.count ?? 0,
      openTicket: open,
      responseTime: Math.round(ratio(minutes, count)),
      categories: points.map(({ date }) => date),
      series: [seriesOf('Complaints', points, ({ complaints }) => complaints.count)],
    };
  },

  'avg-sessions'(input, db, context) {
    const reader = cardReader(db, context, input);
    const { read, major, currency, restaurant } = reader;
    const figures = read(input.range);
    const { total, previous, days } = figures;
    const visits = total.covers;
    const before = previous?.covers ?? null;
    const [dineIn, stay] = [dineInShare(total), stayOf(total)];
    return {
      ...rangeOf('Guest visits', input.range),
      currency,
      sessions: visits,
      growth: percentChange(visits, before),
      days: coversByWeekday(reader, days),
      goal: {
        value: major(total.netSales),
        target: goalFor(reader, figures),
        delta: percentChange(total.netSales, previous?.netSales),
      },
      users: { value: visits, target: Math.max(visits, before ?? 0), delta: difference(visits, before) },
      retention: { value: dineIn, target: 100, delta: previous && difference(dineIn, dineInShare(previous)) },
      duration: {
        value: stay,
        target: restaurant?.limits.openMinutes ?? 0,
        delta: previous && difference(stay, stayOf(previous)),
      },
    };
  },

  'revenue-report': revenueReport,

  'goal-overview': goalOverview,

  revenue(input, db, context) {
    const { read, major, currency } = cardReader(db, context, input);
    const figures = read(input.range);
    const sales = (sums: DaySums) => major(sums.netSales);
    return {
      ...rangeOf('Net sales', input.range),
      currency,
      thisPeriod: sales(figures.total),
      lastPeriod: figures.previous ? sales(figures.previous) : 0,
      categories: figures.points.map(({ date }) => date),
      series: [seriesOf('This period', figures.points, sales), previousSeries('Period before', figures, sales)],
    };
  },

  /** Counts the shop's orders that were delivered and those on the way. All restaurants share the shop. */
  'product-orders'(input, db, context) {
    const reader = cardReader(db, context, input);
    const { dateOf, today } = reader;
    const { previous, ...period } = cardPeriod(input.range ?? 'Last 28 Days', today);
    const orders = shopStore(db).orders.rows.map(({ createdAt, deliveries }) => ({
      date: dateOf(createdAt),
      isFinished: deliveries.every(({ shippingDate }) => shippingDate <= today),
    }));
    const countOf = (span: DateSpan, finished: boolean) =>
      orders.filter(({ date, isFinished }) => isFinished === finished && isIn(date, span)).length;
    return sharesOf(
      'Supply orders',
      input,
      reader,
      [['finished', 'Delivered', true] as const, ['pending', 'On the way', false] as const].map(
        ([key, label, finished]) => ({
          key,
          label,
          value: countOf(period, finished),
          before: countOf(previous, finished),
        }),
      ),
    );
  },

  'sessions-device'(input, db, context) {
    const reader = cardReader(db, context, input);
    const { total, previous } = reader.read(input.range);
    const countOf = (sums: DaySums, key: string) => sums.channels.get(key)?.count ?? 0;
    return sharesOf(
      'Bills by channel',
      input,
      reader,
      channelNames.map(([key, label]) => ({
        key,
        label,
        value: countOf(total, key),
        before: previous && countOf(previous, key),
      })),
    );
  },

  /** Counts the new and returning clients of invoices, which all restaurants share. */
  customers(input, db, context) {
    const reader = cardReader(db, context, input);
    const { previous, ...period } = cardPeriod(input.range ?? 'Last 28 Days', reader.today);
    const clients = [
      ...groupBy(
        invoiceRows(db, context.now).filter((invoice) => invoice.creditOf === undefined && !isReceived(invoice)),
        ({ client }) => client.companyEmail.toLowerCase(),
      ).values(),
    ];
    const countOf = (span: DateSpan, isNew: boolean) =>
      clients.filter((invoices) => {
        const dates = invoices.map(({ issuedDate }) => issuedDate).toSorted();
        return dates.some((date) => isIn(date, span)) && isNewIn(dates[0]!, span) === isNew;
      }).length;
    return sharesOf(
      'Clients',
      input,
      reader,
      [['new', 'First invoice', true] as const, ['returning', 'Returning', false] as const].map(
        ([key, label, isNew]) => ({ key, label, value: countOf(period, isNew), before: countOf(previous, isNew) }),
      ),
    );
  },
});
