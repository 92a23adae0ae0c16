import { addDays, cardRanges, type cardAdvanceEndpoints } from '@larder/domain/contract';
import { billRestaurantsOf } from '../bills/billPlaces';
import { figuresOn } from '../dashboard/dayReading';
import { findUser, activeUsers, type Database } from '../database';
import type { Context } from '../router';
import { drawPlate } from '../users/avatar';
import { channelRows, payments, suppliers, timelineRows } from './cardAdvance.fixtures';
import { cardBusinessHandlers } from './cardBusiness.handlers';
import { lengthOf, partsOf, withPeriod } from './figures';

const hour = 3_600_000;
const last_days = [...cardRanges];

const people = (db: Database, from: number, to: number) =>
  activeUsers(db)
    .slice(from, to)
    .map(({ id, fullName, avatar }) => ({ id, fullName, avatar }));

/** An hour (UTC) of the date that is `days` days from now. */
const ahead = (now: Date, days: number, atHour: number) =>
  `${addDays(now.toISOString().slice(0, 10), days)}T${atHour}:00:00.000Z`;

export function promotionCard(db: Database, { now, actorId }: Context) {
  return {
    id: 1,
    date: ahead(now, 17, 12).slice(0, 10),
    title: 'Winter menu, Saltbox & Rye',
    text: 'Nine new dishes, two back by request.',
    teams: ['Kitchen', 'Floor', 'Suppliers'],
    members: people(db, 3, 10),
    due: ahead(now, 8, 12).slice(0, 10),
    budget: 4_200,
    cost: 1_960,
    joined: db.cards.joined.includes(actorId),
  };
}

export function eventCard(db: Database, { now, actorId }: Context) {
  const attending = db.cards.attending.includes(actorId);
  return {
    id: 1,
    date: ahead(now, 5, 18).slice(0, 10),
    title: 'Wine tasting for the floor',
    text: 'Six bottles for the winter list, with the grower.',
    start: ahead(now, 5, 18),
    end: ahead(now, 5, 20),
    place: 'Saltbox & Rye, upper room',
    guests: people(db, 1, 6),
    guestCount: 14 + Number(attending),
    attending,
  };
}

export const cardAdvanceHandlers = withPeriod<typeof cardAdvanceEndpoints>({
  /** The day with the highest sales of the last seven, at the restaurant that uses the account's currency. */
  greeting(_input, db, context) {
    const { now, actorId } = context;
    const restaurant = billRestaurantsOf(db, context).find(({ currency }) => currency === 'USD');
    const date = restaurant?.currentDate ?? now.toISOString().slice(0, 10);
    const salesOf = (day: string) => (restaurant ? figuresOn(db, restaurant, day, now) : null);
    const amountOf = (day: string) => (salesOf(day)?.netSales ?? 0) / 100;
    const week = Array.from({ length: 7 }, (_, index) => addDays(date, -1 - index));
    const best = week.toSorted((a, b) => amountOf(b) - amountOf(a))[0] ?? date;
    const amount = amountOf(best);
    const before = amountOf(addDays(best, -7));
    return {
      fullName: findUser(db, actorId)?.fullName ?? '',
      percent: before > 0 ? Math.round(((amount - before) / before) * 1000) / 10 : 0,
      date: best,
      amount,
      covers: salesOf(best)?.covers ?? 0,
      link: `/apps/bills?from=${best}&to=${best}`,
    };
  },

  'best-seller'(_input, _db, { now }) {
    const month = now.toISOString().slice(0, 7);
    return {
      title: 'Hake, saffron potatoes',
      amount: 9_486,
      month,
      link: `/apps/invoice/list?status=Paid&month=${month}`,
    };
  },

  statistics: ({ range = 'Last 28 Days' }, _db, { now }) => ({
    updatedAt: new Date(now.getTime() - 12 * 60_000).toISOString(),
    items: [
      { key: 'sales', value: Math.round(4_180 * lengthOf(range)), delta: 3.1, link: '/apps/bills' },
      { key: 'guests', value: Math.round(8_549 * lengthOf(range)), delta: 5.2, link: '/apps/bills' },
      { key: 'products', value: 1_423, delta: -1.2, link: '/apps/ecommerce/shop' },
      { key: 'revenue', value: Math.round(346_800 * lengthOf(range)), delta: 5.4, link: '/apps/invoice/list' },
    ],
  }),

  earnings(_input, _db, { now }) {
    const parts = [
      { name: 'Dine-in' as const, value: 214_300 },
      { name: 'Delivery' as const, value: 48_120 },
      { name: 'Catering' as const, value: 22_640 },
    ];
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    return { month: now.toISOString().slice(0, 7), total, deltaPercent: 6.8, parts };
  },

  suppliers: () => ({ rows: suppliers.map((row) => ({ ...row, logo: drawPlate(row.name), period: '28 days' })) }),

  event: (_input, db, context) => eventCard(db, context),

  channels: ({ range = 'Last 28 Days' }) => ({
    last_days,
    rows: channelRows.map((row, index) => ({ ...row, share: partsOf(`channels ${range}`, 100, 5, 0.6)[index] ?? 0 })),
  }),

  transactions: (_input, _db, { now }) => ({
    rows: payments.map((row, index) => ({
      ...row,
      id: index + 1,
      time: new Date(now.getTime() - (index * 5 + 1) * hour).toISOString(),
      link: '/apps/invoice/list',
    })),
  }),

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

  promotion: (_input, db, context) => promotionCard(db, context),

  'sales-radar': ({ range = 'Last 28 Days' }) => ({
    last_days,
    axes: ['Breakfast', 'Lunch', 'Afternoon', 'Early', 'Dinner', 'Late'],
    series: [
      { name: 'Sales', data: range === 'Last Year' ? [24, 60, 26, 66, 92, 40] : [22, 64, 38, 58, 90, 44] },
      { name: 'Visits', data: range === 'Last Year' ? [38, 50, 48, 46, 74, 30] : [40, 46, 52, 40, 72, 26] },
    ],
  }),

  ...cardBusinessHandlers,
});
