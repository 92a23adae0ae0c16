import {
  addDays,
  formatMoney,
  shiftMinutes,
  shiftsUntil,
  sumOf,
  type JobOpening,
  type cardAdvanceEndpoints,
  type cardBusinessSchemas,
} from '@larder/domain/contract';
import { datesBetween } from '../bills/billScan';
import { findUser, type Database } from '../database';
import { jobsAt, showOpening } from '../jobs/jobs.store';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import { shiftsAt } from '../restaurants/shifts.fixtures';
import type { Context, Handlers } from '../router';
import { activeRows } from '../table';
import { drawPlate } from '../users/avatar';
import { cardReader, type CardReader } from './cardFigures';
import { cardPeriod, firstOfMonth } from './cardPeriod';

const addOns = [
  { title: 'Table codes', text: 'Guests order and pay from their phone.', price: 19, isOn: true },
  { title: 'Gift cards', text: 'Sold online and at the till.', price: 12, isOn: true },
  { title: 'Kitchen screens', text: 'Tickets by station, without paper.', price: 29, isOn: false },
  { title: 'Supplier prices', text: 'A note when a price on an order moves.', price: 9, isOn: false },
];

const peopleShown = 4;

type BusinessEndpoints = Pick<typeof cardAdvanceEndpoints, keyof typeof cardBusinessSchemas>;

/** Returns the staff of the restaurant with their shifts and minutes of the last 28 days, the most minutes first. */
function staffHours(db: Database, { restaurant, today, now }: CardReader) {
  const shifts = restaurant
    ? datesBetween(addDays(today, -27), today).flatMap((date) => shiftsUntil(shiftsAt(restaurant, date), now))
    : [];
  return activeRows(restaurantStore(db).staff)
    .filter(({ restaurantIds }) => restaurant !== undefined && restaurantIds.includes(restaurant.id))
    .map((person) => {
      const own = shifts.filter(({ staffId }) => staffId === person.id);
      return { person, shifts: own.length, minutes: sumOf(own, (shift) => shiftMinutes(shift, now)) };
    })
    .toSorted((a, b) => b.minutes - a.minutes || (a.person.name < b.person.name ? -1 : 1));
}

const payOf = ({ min, max, currency, basis }: NonNullable<JobOpening['wage']>) =>
  `${formatMoney(min, currency, 'en')} to ${formatMoney(max, currency, 'en')} per ${basis}`;

/** Returns the newest published opening of the restaurant. */
function newestOpening(db: Database, context: Context, restaurantId: string | undefined) {
  return activeRows(jobsAt(db, context.now).openings)
    .filter((opening) => opening.restaurantId === restaurantId)
    .map((opening) => showOpening(db, context, opening))
    .filter(({ status }) => status === 'published')
    .toSorted((a, b) => ((a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1))[0];
}

export const cardBusinessHandlers: Handlers<BusinessEndpoints> = {
  /** Returns the net sales by month. */
  'sales-line'(input, db, context) {
    const { read, major, currency, today } = cardReader(db, context, input);
    const sales = new Map(read('Last Year').points.map(({ date, sums }) => [date, sums.netSales]));
    const { from } = cardPeriod('Last Year', today);
    return {
      currency,
      points: Array.from({ length: 12 }, (_, index) => {
        const date = firstOfMonth(from, index);
        return { month: date.slice(0, 7), value: major(sales.get(date) ?? 0) };
      }),
    };
  },

  /** Returns the staff members with the most minutes on shift. */
  'staff-tasks'(input, db, context) {
    const rows = staffHours(db, cardReader(db, context, input)).slice(0, peopleShown);
    const total = sumOf(rows, ({ minutes }) => minutes);
    return {
      rows: rows.map(({ person: { userId, name, position }, minutes }, index) => ({
        id: userId ?? -1 - index,
        fullName: name,
        avatar: (userId === null ? undefined : findUser(db, userId)?.avatar) ?? '',
        role: position,
        minutes,
        percent: total > 0 ? Math.round((minutes * 100) / total) : 0,
      })),
    };
  },

  'staff-profile'(input, db, context) {
    const { actorId } = context;
    const { fullName = '', role = '', avatar = '' } = findUser(db, actorId) ?? {};
    const staff = staffHours(db, cardReader(db, context, input));
    const rank = staff.findIndex(({ person }) => person.userId === actorId);
    const own = staff[rank];
    return {
      fullName,
      role,
      avatar,
      cover: drawPlate('staff profile'),
      level: own?.person.position ?? role,
      followers: staff.length - (own ? 1 : 0),
      shifts: own?.shifts ?? 0,
      rank: own ? rank + 1 : staff.length + 1,
    };
  },

  'job-offer'(input, db, context) {
    const { restaurant } = cardReader(db, context, input);
    const opening = newestOpening(db, context, restaurant?.id);
    const manager = activeRows(restaurantStore(db).staff).find(({ id }) => id === opening?.managerId);
    const user = manager?.userId ? findUser(db, manager.userId) : undefined;
    const wage = opening?.wage;
    return {
      id: 1,
      title: opening?.title ?? '',
      author: { fullName: manager?.name ?? '', avatar: user?.avatar ?? '' },
      tags: opening ? [opening.position, opening.employment] : [],
      text: opening?.description ?? '',
      pay: wage ? payOf(wage) : '',
      link: '/apps/jobX',
    };
  },

  'add-ons': () => ({ rows: addOns.map((row, index) => ({ id: index + 1, ...row })) }),
};
