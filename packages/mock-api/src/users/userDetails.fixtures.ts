import { planPriceOf, type User, type UserDetails } from '@larder/domain/contract';
import { createRandom } from '../random';
import { drawPlate } from './avatar';
import { seedTwoSteps } from './twoSteps';

const hour = 3_600_000;
const day = 24 * hour;

const projects = [
  'Winter menu',
  'Terrace opening',
  'Allergen cards',
  'Wine list by the glass',
  'Kitchen rota',
  'Supplier review',
  'Loyalty card',
  'Cold store audit',
];
const events = [
  ['Closed the month', 'October figures are with the bookkeeper.', 'success'],
  ['Changed a supplier price', 'Brackwater Fish, hake, now 14.80 a kilo.', 'info'],
  ['Invited a colleague', 'Invitation sent.', 'primary'],
  ['Took an item off the menu', 'Brown crab tart, until Tuesday.', 'warning'],
  ['Voided a bill', '#1179, entered twice.', 'danger'],
  ['Signed the rota', 'Week 47, Saltbox & Rye.', 'info'],
] as const;
const devices = [
  ['Firefox', 'Linux', 'Till, bar', 'New York'],
  ['Safari', 'iOS', 'Phone', 'Lisbon'],
  ['Chrome', 'Windows', 'Office', 'New York'],
  ['Edge', 'Windows', 'Laptop', 'at home'],
] as const;
const kinds = ['newBill', 'voidedBill', 'lowStock', 'newTask', 'newSignIn', 'weeklyReport'];
const services = ['Accounting', 'Bookings', 'Card terminal', 'Delivery partner', 'Payroll'];
const social = ['Facebook', 'Instagram', 'LinkedIn', 'X'];

const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');

export function createDetails(user: User, now: Date): UserDetails {
  const { whole, pick, chance } = createRandom(`details ${user.id}`);
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const first = whole(0, projects.length - 1);
  const own = Array.from({ length: whole(3, 6) }, (_, index) => projects[(first + index) % projects.length] as string);
  const started = whole(3, 26) * day;
  const phone = user.contact;
  return {
    userId: user.id,
    tasksDone: whole(40, 1280),
    projectsDone: whole(2, 64),
    projects: own.map((name, index) => {
      const totalTasks = whole(12, 90);
      return {
        id: index + 1,
        name,
        logo: drawPlate(name),
        totalTasks,
        doneTasks: whole(0, totalTasks),
        hours: whole(4, 320),
      };
    }),
    timeline: Array.from({ length: 4 }, (_, index) => {
      const [title, text, kind] = events[(first + index) % events.length] ?? events[0];
      const entry = { id: index + 1, time: ago(whole(1, 20) * hour + index * day), title, text, kind };
      if (index > 0) return entry;
      return { ...entry, file: { fileName: 'october-close.pdf', size: 184_320, type: 'application/pdf', url: '' } };
    }),
    profile: { taxId: `TX-${whole(10_000, 99_999)}`, language: pick(['en', 'fr', 'de', 'pt', 'ar'] as const) },
    plan: {
      name: user.currentPlan,
      period: 'monthly',
      price: planPriceOf(user.currentPlan, 'monthly'),
      startedAt: ago(started),
      activeUntil: ago(started - 30 * day),
      cancelAtPeriodEnd: false,
      isTrial: false,
      trialUsed: chance(0.5),
    },
    twoSteps: seedTwoSteps(user.id),
    devices: devices.slice(0, whole(2, 4)).map(([browser, os, device, location], index) => ({
      id: `device-${index + 1}`,
      browser,
      os,
      device,
      location,
      lastUsedAt: ago(index * 31 * hour + whole(1, 50) * 60_000),
      current: index === 0,
    })),
    paymentMethods: [
      {
        id: `payment-${user.id}-1`,
        kind: 'card',
        brand: 'Visa',
        holder: user.fullName,
        last4: '4242',
        expiry: '08/29',
        primary: true,
      },
      {
        id: `payment-${user.id}-2`,
        kind: 'card',
        brand: 'Mastercard',
        holder: user.fullName,
        last4: '5100',
        expiry: '02/28',
        primary: false,
      },
    ],
    addresses: [
      {
        id: `address-${user.id}-1`,
        kind: 'restaurant',
        contactName: user.fullName,
        phone,
        line1: `${whole(1, 90)} Pearl Street`,
        line2: '',
        city: 'New York',
        state: 'NY',
        postcode: '10004',
        country: 'United States',
        isBilling: true,
        isDefault: true,
      },
    ],
    billing: { company: user.company, email: user.email, taxId: `TX-${whole(10_000, 99_999)}`, vatId: '', phone },
    notifications: {
      matrix: kinds.map((kind) => ({ kind, email: chance(0.6), browser: chance(0.5), app: chance(0.8) })),
      when: 'online',
    },
    connections: {
      services: services.map((name) => ({ id: slug(name), name, connected: chance(0.4) })),
      social: social.map((name) => ({ id: slug(name), name, handle: chance(0.4) ? user.username : null })),
    },
    version: 1,
  };
}
