import {
  addDays,
  allocate,
  cardRanges,
  isActivePayment,
  orderTypes,
  sumOf,
  utcDate,
  type Bill,
  type Channel,
  type cardAdvanceEndpoints,
} from '@larder/domain/contract';
import { billsOn } from '../bills/billStore';
import { daySumsOn } from '../dashboard/dayReading';
import { noSums, type DaySums } from '../dashboard/daySums';
import { labelOf } from '../dashboard/serviceDay';
import { activeUsers, findUser, type Database } from '../database';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context } from '../router';
import { find } from '../table';
import { channelLooks, launches, paymentLooks, timelineRows } from './cardAdvance.fixtures';
import { cardBusinessHandlers } from './cardBusiness.handlers';
import { cardReader, percentChange, type CardReader } from './cardFigures';
import { monthToDate, withPeriod } from './cardPeriod';
import { supplierCard } from './cardSuppliers';

const hour = 3_600_000;
const last_days = [...cardRanges];
const transactionsShown = 5;

interface RestaurantInput {
  restaurant?: string | undefined;
}

type HourSums = DaySums['hours'] extends Map<number, infer T> ? T : never;

/** Parts of the day and their first local hour. */
const dayparts = { Breakfast: 5, Lunch: 11, Afternoon: 15, Early: 17, Dinner: 19, Late: 22 };
const axes = Object.keys(dayparts) as (keyof typeof dayparts)[];
/** Returns the part of the day of an hour. Hours after midnight belong to the last part. */
const axisOf = (hourOfDay: number) => axes.findLast((axis) => dayparts[axis] <= hourOfDay) ?? 'Late';

const orderTypeNames = { dine_in: 'Dine-in', takeaway: 'Takeaway', delivery: 'Delivery' } as const;

const people = (db: Database, from: number, to: number) =>
  activeUsers(db)
    .slice(from, to)
    .map(({ id, fullName, avatar }) => ({ id, fullName, avatar }));

/** Returns the timestamp of `atHour` (UTC), `days` days from now. */
const ahead = (now: Date, days: number, atHour: number) => `${addDays(utcDate(now), days)}T${atHour}:00:00.000Z`;

const nameOf = (db: Database, { restaurant }: CardReader) =>
  (restaurant && find(restaurantStore(db).restaurants, restaurant.id)?.name) ?? '';

export function promotionCard(input: RestaurantInput, db: Database, context: Context) {
  const { now, actorId } = context;
  const reader = cardReader(db, context, input);
  return {
    id: 1,
    currency: reader.currency,
    date: ahead(now, 17, 12).slice(0, 10),
    title: `Winter menu, ${nameOf(db, reader)}`,
    text: 'Nine new dishes, two back by request.',
    teams: ['Kitchen', 'Floor', 'Suppliers'],
    members: people(db, 3, 10),
    due: ahead(now, 8, 12).slice(0, 10),
    ...(launches[reader.restaurant?.id ?? ''] ?? { budget: 0, cost: 0 }),
    joined: db.cards.joined.includes(actorId),
  };
}

export function eventCard(input: RestaurantInput, db: Database, context: Context) {
  const { now, actorId } = context;
  const attending = db.cards.attending.includes(actorId);
  return {
    id: 1,
    date: ahead(now, 5, 18).slice(0, 10),
    title: 'Wine tasting for the floor',
    text: 'Six bottles for the winter list, with the grower.',
    start: ahead(now, 5, 18),
    end: ahead(now, 5, 20),
    place: `${nameOf(db, cardReader(db, context, input))}, upper room`,
    guests: people(db, 1, 6),
    guestCount: 14 + Number(attending),
    attending,
  };
}

const shareOfHour = (axis: (typeof axes)[number], { hours }: DaySums, valueOf: (hour: HourSums) => number) =>
  sumOf([...hours], ([hour, sums]) => (axisOf(hour) === axis ? valueOf(sums) : 0));

/** Returns the values relative to the highest, which is 100. */
function outOf100(values: readonly number[]): number[] {
  const highest = Math.max(...values);
  return values.map((value) => (highest > 0 ? Math.round((value * 100) / highest) : 0));
}

/** Returns the link to a page with drill-down parameters. */
const linkTo = (path: string, parameters: Record<string, string>) =>
  `${path}?${new URLSearchParams(parameters).toString()}`;

/** Returns the payments and refunds of a bill. */
function movementsOf({ id, number, payments }: Bill) {
  return payments
    .filter(isActivePayment)
    .flatMap(({ type, amount, at, refunds }) => [
      { id, number, type, amount, at },
      ...refunds.map((refund) => ({ id, number, type, amount: -refund.amount, at: refund.at })),
    ]);
}

export const cardAdvanceHandlers = withPeriod<typeof cardAdvanceEndpoints>({
  /**
   * Returns the day with the highest net sales of the last seven, compared with the same weekday of the previous week.
   */
  greeting(input, db, context) {
    const { now, actorId } = context;
    const { restaurant, today, major, currency } = cardReader(db, context, input);
    const sumsOf = (date: string) => (restaurant ? daySumsOn(db, restaurant, date, now) : noSums());
    const week = Array.from({ length: 7 }, (_, index) => addDays(today, -1 - index));
    const best = week.toSorted((a, b) => sumsOf(b).netSales - sumsOf(a).netSales)[0] ?? today;
    const { netSales, covers } = sumsOf(best);
    return {
      currency,
      fullName: findUser(db, actorId)?.fullName ?? '',
      percent: percentChange(netSales, sumsOf(addDays(best, -7)).netSales),
      date: best,
      amount: major(netSales),
      covers,
      link: linkTo('/apps/bills', { from: best, to: best }),
    };
  },

  /** Returns the dish with the highest sales of the month. */
  'best-seller'(input, db, context) {
    const { today, major, currency, read } = cardReader(db, context, input);
    const period = monthToDate(today);
    const best = [...read(period).total.products].toSorted(
      ([a, left], [b, right]) => right.amount - left.amount || (a < b ? -1 : 1),
    )[0];
    return {
      currency,
      title: best?.[1].label ?? '',
      amount: major(best?.[1].amount ?? 0),
      month: today.slice(0, 7),
      link: linkTo('/apps/bills', { from: period.from, to: period.to, ...(best ? { item: best[0] } : {}) }),
    };
  },

  statistics(input, db, context) {
    const { read, major, currency, now } = cardReader(db, context, input);
    const { total, previous, period } = read(input.range);
    const link = linkTo('/apps/bills', { from: period.from, to: period.to });
    const figures = {
      sales: ({ bills }: DaySums) => bills,
      guests: ({ covers }: DaySums) => covers,
      products: ({ products }: DaySums) => Math.round(sumOf([...products.values()], ({ count }) => count) / 1000),
      revenue: ({ netSales }: DaySums) => major(netSales),
    };
    return {
      currency,
      updatedAt: now.toISOString(),
      items: (Object.keys(figures) as (keyof typeof figures)[]).map((key) => {
        const value = figures[key](total);
        return { key, value, delta: percentChange(value, previous && figures[key](previous)), link };
      }),
    };
  },

  /** Returns the net sales of the month by order type, compared with the same days of the previous month. */
  earnings(input, db, context) {
    const { today, major, currency, read } = cardReader(db, context, input);
    const { total, previous } = read(monthToDate(today));
    return {
      currency,
      month: today.slice(0, 7),
      total: major(total.netSales),
      deltaPercent: percentChange(total.netSales, previous?.netSales),
      parts: orderTypes.map((type) => ({
        name: orderTypeNames[type],
        value: major(total.orderTypes.get(type)?.netSales ?? 0),
      })),
    };
  },

  suppliers: (_input, db, { now }) => supplierCard(db, now),

  event: eventCard,

  /** Returns the share of net sales by channel. */
  channels(input, db, context) {
    const { total } = cardReader(db, context, input).read(input.range);
    const keys = Object.keys(channelLooks) as Channel[];
    const amounts = keys.map((key) => Math.max(0, total.channels.get(key)?.amount ?? 0));
    const shares = total.netSales > 0 ? allocate(100, amounts) : amounts;
    return {
      last_days,
      rows: keys.map((key, index) => ({ ...channelLooks[key], name: labelOf(key), share: shares[index] ?? 0 })),
    };
  },

  /** Returns the latest payments and refunds. */
  transactions(input, db, context) {
    const { restaurant, today, major, currency, now } = cardReader(db, context, input);
    const billsAgo = (days: number) => (restaurant ? billsOn(db, restaurant, addDays(today, -days), now) : []);
    const rows: ReturnType<typeof movementsOf> = [];
    // A restaurant may be closed for a few days.
    for (let days = 0; rows.length < transactionsShown && days < 7; days += 1)
      rows.push(...billsAgo(days).flatMap(({ bill }) => movementsOf(bill)));
    return {
      currency,
      rows: rows
        .toSorted((a, b) => (a.at < b.at ? 1 : -1))
        .slice(0, transactionsShown)
        .map(({ id, number, type, amount, at }, index) => ({
          id: index + 1,
          ...paymentLooks[type],
          title: labelOf(type),
          subtitle: `#${number}`,
          amount: major(amount),
          time: at,
          link: linkTo('/apps/bills', { preview: id }),
        })),
    };
  },

  timeline: (_input, db, { now }) => ({
    rows: timelineRows.map(({ people: count, hoursAgo, ...row }, index) => ({
      ...row,
      id: index + 1,
      time: new Date(now.getTime() - hoursAgo * hour).toISOString(),
      ...(count
        ? {
            people: activeUsers(db)
              .slice(10, 10 + count)
              .map(({ id, fullName, role, avatar }) => ({ id, fullName, role, avatar })),
          }
        : {}),
    })),
  }),

  promotion: promotionCard,

  /** Returns net sales and covers by part of the day, each relative to its highest. */
  'sales-radar'(input, db, context) {
    const { total } = cardReader(db, context, input).read(input.range);
    const values = (valueOf: (hour: HourSums) => number) =>
      outOf100(axes.map((axis) => shareOfHour(axis, total, valueOf)));
    return {
      last_days,
      axes: [...axes],
      series: [
        { name: 'Sales', data: values(({ netSales }) => netSales) },
        { name: 'Visits', data: values(({ covers }) => covers) },
      ],
    };
  },

  ...cardBusinessHandlers,
});
