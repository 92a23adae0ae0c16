import {
  addDays,
  businessDate,
  type MoneySettings,
  type OrderType,
  type Ordering,
  type Restaurant,
  type RestaurantActivity,
  type Staff,
  type TaxRate,
  type TimeRange,
  type WeeklyHours,
} from '@larder/domain/contract';
import { defineStore } from '../database';
import { tableOf, type Table } from '../table';
import { seedActivity } from './activity.fixtures';
import { samplePins } from './samplePins';
import { seedStaff } from './staff.fixtures';

/** Parses ranges such as `11:30-15:00 17:00-23:00`. An empty string is a closed day. */
const rangesOf = (text: string): TimeRange[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((range) => ({ from: range.slice(0, 5), to: range.slice(6) }));

/** Creates a week by days, Monday first. */
export const weekOf = (...days: readonly [string, string, string, string, string, string, string]): WeeklyHours => ({
  1: rangesOf(days[0]),
  2: rangesOf(days[1]),
  3: rangesOf(days[2]),
  4: rangesOf(days[3]),
  5: rangesOf(days[4]),
  6: rangesOf(days[5]),
  7: rangesOf(days[6]),
});

const tax = (id: string, name: string, rate: number, categories: TaxRate['categories'] = null): TaxRate => ({
  id,
  name,
  rate,
  categories,
  orderTypes: null,
});

const orderingOf = (minimum: number, delivery: Ordering['deliveryAreas']): Ordering => {
  const type = (enabled: boolean, leadMinutes: number, least: number) => ({
    enabled,
    leadMinutes,
    slotMinutes: 15,
    maxPerSlot: enabled && leadMinutes > 0 ? 8 : null,
    minimum: least,
  });
  return {
    types: {
      dine_in: type(true, 0, 0),
      takeaway: type(true, 20, 0),
      delivery: type(delivery.length > 0, 40, minimum),
    } satisfies Record<OrderType, unknown>,
    channels: ['pos', 'qr', 'kiosk', 'online', 'phone', 'partner'],
    asapAllowed: true,
    maxAdvanceDays: 14,
    cancelMinutes: 60,
    guestOrders: true,
    deliveryAreas: delivery,
  };
};

const moneyOf = (
  settings: Pick<MoneySettings, 'taxMode' | 'taxRates' | 'tipPresets'> & Partial<MoneySettings>,
): MoneySettings => ({
  serviceCharges: [],
  tipsEnabled: true,
  paymentTypes: ['cash', 'card', 'gift_card', 'house_account', 'other'],
  ...settings,
});

const nycDays = '11:30-15:00 17:00-23:00';
const lisDays = '12:00-15:30 19:00-01:00';
const tyoDays = '11:30-14:30 17:30-23:30';

type Plain = Omit<
  Restaurant,
  | 'firstBusinessDate'
  | 'specialDays'
  | 'status'
  | 'statusReason'
  | 'statusUntil'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'updatedBy'
>;

const group = 'Saltmarsh Restaurants';

/** The three restaurants, without values that depend on the date. */
export const plainRestaurants: readonly Plain[] = [
  {
    id: 'rst-nyc',
    code: 'NYC',
    name: 'Saltbox & Rye',
    locationName: 'New York',
    description: 'Sourdough, smoke and shellfish on the corner by the ferry.',
    group,
    pictureSeed: 'Saltbox & Rye',
    managerId: 'stf-1',
    address: { lines: ['18 Quay Street'], city: 'New York', region: 'NY', postcode: '10004', country: 'US' },
    geo: { lat: 40.7027, lng: -74.0128 },
    phone: '+1 212 555 0118',
    email: 'nyc@saltmarsh.example',
    website: 'https://saltboxandrye.example',
    orderUrl: 'https://order.saltmarsh.example/nyc',
    social: { instagram: 'saltboxandrye' },
    timeZone: 'America/New_York',
    closeOutHour: 4,
    currency: 'USD',
    hours: {
      main: weekOf(nycDays, nycDays, nycDays, nycDays, nycDays, '10:00-02:00', '10:00-02:00'),
      byOrderType: {
        delivery: weekOf(
          '17:00-22:00',
          '17:00-22:00',
          '17:00-22:00',
          '17:00-22:00',
          '17:00-22:30',
          '12:00-22:30',
          '12:00-22:00',
        ),
      },
    },
    ordering: orderingOf(2_500, [
      { id: 'area-1', name: 'Downtown', postcodes: ['10004', '10005', '10006', '10007'], fee: 399 },
      { id: 'area-2', name: 'Across the bridge', postcodes: ['11201'], fee: 699 },
    ]),
    money: moneyOf({
      taxMode: 'added',
      taxRates: [tax('tax-1', 'Sales tax', 8_875)],
      tipPresets: [18_000, 20_000, 22_000],
    }),
    thresholds: {
      voidAmount: 3_000,
      refundAmount: 3_000,
      discount: 20_000,
      tip: 30_000,
      labour: 30_000,
      openMinutes: 240,
      eightySixMinutes: 1_440,
    },
  },
  {
    id: 'rst-lis',
    code: 'LIS',
    name: 'Casa Alecrim',
    locationName: 'Lisbon',
    description: 'Rosemary, charcoal and the day’s catch above the tram line.',
    group,
    pictureSeed: 'Casa Alecrim',
    managerId: 'stf-15',
    address: { lines: ['Calçada do Alecrim 7'], city: 'Lisbon', region: '', postcode: '1200-017', country: 'PT' },
    geo: { lat: 38.7096, lng: -9.1427 },
    phone: '+351 21 555 0143',
    email: 'lisboa@saltmarsh.example',
    website: 'https://casaalecrim.example',
    orderUrl: 'https://order.saltmarsh.example/lis',
    social: { instagram: 'casaalecrim' },
    timeZone: 'Europe/Lisbon',
    closeOutHour: 5,
    currency: 'EUR',
    hours: { main: weekOf('', lisDays, lisDays, lisDays, lisDays, lisDays, lisDays), byOrderType: {} },
    ordering: orderingOf(1_800, [{ id: 'area-1', name: 'Baixa', postcodes: ['1100', '1200'], fee: 290 }]),
    money: moneyOf({
      taxMode: 'included',
      taxRates: [
        tax('tax-1', 'IVA, drinks', 23_000, ['alcohol', 'soft_drink']),
        tax('tax-2', 'IVA, restaurant', 13_000),
      ],
      tipPresets: [5_000, 10_000],
    }),
    thresholds: {
      voidAmount: 2_500,
      refundAmount: 2_500,
      discount: 20_000,
      tip: 25_000,
      labour: 28_000,
      openMinutes: 240,
      eightySixMinutes: 1_440,
    },
  },
  {
    id: 'rst-tyo',
    code: 'TYO',
    name: 'Komorebi Table',
    locationName: 'Tokyo',
    description: 'Seasonal plates around a cedar counter, light through the slats.',
    group,
    pictureSeed: 'Komorebi Table',
    managerId: 'stf-29',
    address: { lines: ['2-14-6 Ebisu-minami'], city: 'Tokyo', region: '', postcode: '150-0022', country: 'JP' },
    geo: { lat: 35.6443, lng: 139.7094 },
    phone: '+81 3 5550 0196',
    email: 'tokyo@saltmarsh.example',
    website: 'https://komorebitable.example',
    orderUrl: '',
    social: {},
    timeZone: 'Asia/Tokyo',
    closeOutHour: 0,
    currency: 'JPY',
    hours: { main: weekOf(tyoDays, tyoDays, tyoDays, tyoDays, tyoDays, tyoDays, tyoDays), byOrderType: {} },
    ordering: orderingOf(0, []),
    money: moneyOf({
      taxMode: 'included',
      taxRates: [
        tax('tax-1', 'Consumption tax, alcohol', 10_000, ['alcohol']),
        { ...tax('tax-2', 'Consumption tax, to go', 8_000), orderTypes: ['takeaway', 'delivery'] },
        tax('tax-3', 'Consumption tax', 10_000),
      ],
      serviceCharges: [
        {
          id: 'charge-1',
          name: 'Service, 6 guests and more',
          kind: 'rate',
          rate: 10_000,
          amount: null,
          gratuity: false,
          taxRateId: 'tax-3',
          orderTypes: ['dine_in'],
          minGuests: 6,
          active: true,
        },
      ],
      tipsEnabled: false,
      tipPresets: [],
    }),
    thresholds: {
      voidAmount: 4_000,
      refundAmount: 4_000,
      discount: 20_000,
      tip: 20_000,
      labour: 28_000,
      openMinutes: 180,
      eightySixMinutes: 1_440,
    },
  },
];

/** Number of business dates with bills, including today. */
export const billDates = 90;

const dayLength = 86_400_000;

export function seedRestaurants(now: Date): Restaurant[] {
  const year = Number(now.toISOString().slice(0, 4));
  return plainRestaurants.map((plain) => {
    const today = businessDate(now, plain.timeZone, plain.closeOutHour);
    return {
      ...structuredClone(plain),
      status: 'active',
      statusReason: null,
      statusUntil: null,
      firstBusinessDate: addDays(today, 1 - billDates),
      // In the next year, so that no day with generated bills is closed.
      specialDays: [{ date: `${year + 1}-12-25`, label: 'Closed for Christmas', ranges: [] }],
      version: 1,
      createdAt: new Date(now.getTime() - 400 * dayLength).toISOString(),
      updatedAt: new Date(now.getTime() - 12 * dayLength).toISOString(),
      updatedBy: { id: 1, name: 'Maren Holt' },
    };
  });
}

interface RestaurantStore {
  restaurants: Table<Restaurant>;
  staff: Table<Staff>;
  /** By restaurant, newest first. */
  activity: Record<string, RestaurantActivity[]>;
  /** Highest numbers ever used in string IDs. */
  last: { restaurant: number; staff: number; activity: number };
  /** Users of archived restaurants, by restaurant. */
  former: Record<string, number[]>;
  /** By staff ID. Never part of a response. */
  pins: Record<string, string>;
}

/** The same for every seed: workplaces exist even without data. */
export const restaurantStore = defineStore('restaurants', (_seed, now): RestaurantStore => {
  const restaurants = seedRestaurants(now);
  const staff = seedStaff(now);
  const { activity, last } = seedActivity(restaurants, now);
  return {
    restaurants: tableOf(restaurants),
    staff: tableOf(staff),
    activity,
    last: { restaurant: restaurants.length, staff: staff.length, activity: last },
    former: {},
    pins: Object.fromEntries(samplePins.map(({ staffId, pin }) => [staffId, pin])),
  };
});
