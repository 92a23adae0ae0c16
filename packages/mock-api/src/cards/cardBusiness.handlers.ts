import type { cardAdvanceEndpoints, cardBusinessSchemas } from '@larder/domain/contract';
import { findUser, activeUsers } from '../database';
import type { Handlers } from '../router';
import { drawPlate } from '../users/avatar';
import { climbTo } from './figures';

const addOns = [
  { title: 'Table codes', text: 'Guests order and pay from their phone.', price: 19, isOn: true },
  { title: 'Gift cards', text: 'Sold online and at the till.', price: 12, isOn: true },
  { title: 'Kitchen screens', text: 'Tickets by station, without paper.', price: 29, isOn: false },
  { title: 'Supplier prices', text: 'A note when a price on an order moves.', price: 9, isOn: false },
];

/** Minutes per week spent on tasks, for the four users with the most. */
const minutesOnTasks = [540, 405, 300, 150];

type BusinessEndpoints = Pick<typeof cardAdvanceEndpoints, keyof typeof cardBusinessSchemas>;

export const cardBusinessHandlers: Handlers<BusinessEndpoints> = {
  'sales-line': (_input, _db, { now }) => ({
    points: climbTo('sales line', 284_000, 61_000, 12).map((value, index) => ({
      month: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1)).toISOString().slice(0, 7),
      value,
    })),
  }),

  'staff-tasks'(_input, db) {
    const total = minutesOnTasks.reduce((sum, minutes) => sum + minutes, 0);
    const people = activeUsers(db).slice(0, minutesOnTasks.length);
    return {
      rows: people.map(({ id, fullName, avatar, role }, index) => {
        const minutes = minutesOnTasks[index] ?? 0;
        return { id, fullName, avatar, role, minutes, percent: Math.round((minutes * 100) / total) };
      }),
    };
  },

  'staff-profile'(_input, db, { actorId }) {
    const { fullName = '', role = '', avatar = '' } = findUser(db, actorId) ?? {};
    const cover = drawPlate('staff profile');
    return { fullName, role, avatar, cover, level: 'Head of floor', followers: 48, shifts: 214, rank: 2 };
  },

  'job-offer'(_input, db) {
    const { fullName = '', avatar = '' } = findUser(db, 2) ?? {};
    return {
      id: 1,
      title: 'Pastry chef, evenings',
      author: { fullName, avatar },
      tags: ['Kitchen', 'Full time'],
      text: 'Two services a day off, a bread oven of your own, and a menu that changes with the market.',
      pay: '26 to 31 an hour',
      link: '/apps/jobX',
    };
  },

  'add-ons': () => ({ rows: addOns.map((row, index) => ({ id: index + 1, ...row })) }),
};
