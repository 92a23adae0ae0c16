import type { DashboardData, DashboardGroup, Drill, MetricId, ShareRow } from '@larder/domain/contract';
import { addDays, wallTime, weekdayOf } from './businessDate';
import { channels, dayBlock, paymentTypes } from './dayBlock';
import { quotient, rateOf } from './money';
import {
  hourlyWage,
  hourWeights,
  labourTarget,
  menu,
  weekdayFactors,
  type DemoRestaurant,
} from './restaurants.fixtures';
import { valueAt, type BillValue } from './valuation';

const endOfDay = Infinity;
const hours = Object.keys(hourWeights).map(Number);
const heaviest = Math.max(...Object.values(hourWeights));
const trendDays = 7;

const total = <T>(rows: readonly T[], read: (row: T) => number) => rows.reduce((sum, row) => sum + read(row), 0);

/** Every bill of the restaurants on a date that was opened by a minute, as it stands at another. */
export function billsOf(restaurants: readonly DemoRestaurant[], date: string, openedBy = endOfDay, at = endOfDay) {
  return restaurants
    .flatMap((restaurant) => dayBlock(restaurant, date))
    .filter((bill) => bill.opened <= openedBy)
    .map((bill) => valueAt(bill, at));
}

/** Minutes worked and their cost: more people at the busy hours, none before opening. */
function labourOf(restaurants: readonly DemoRestaurant[], date: string, until: number, hour?: number) {
  const factor = 0.6 + 0.4 * (weekdayFactors[weekdayOf(date) - 1] ?? 1);
  const minutes = total(restaurants, ({ bills }) =>
    total(hour === undefined ? hours : [hour], (entry) => {
      const people = Math.round((3.4 + (12.5 * (hourWeights[entry] ?? 0)) / heaviest) * (bills / 51) * factor);
      return people * Math.min(60, Math.max(0, until - entry * 60));
    }),
  );
  return { minutes, cost: Math.round((minutes * hourlyWage) / 60) };
}

function metricsOf(values: readonly BillValue[], labour: { cost: number }): Record<MetricId, number | null> {
  const counted = values.filter(({ isVoided }) => !isVoided);
  const net = total(values, ({ netSales }) => netSales);
  const covers = total(counted, ({ bill }) => bill.guests);
  return {
    net_sales: net,
    gross_sales: total(values, ({ items }) => items),
    bills: counted.length,
    covers,
    average_bill: quotient(net, counted.length),
    average_cover: quotient(net, covers),
    tips: total(values, ({ tip }) => tip),
    discounts: total(values, ({ discount }) => discount),
    comps: total(values, ({ comp }) => comp),
    voids: total(values, ({ voidedValue }) => voidedValue),
    refunds: total(values, ({ refunded }) => refunded),
    open_bills: values.filter(({ isOpen }) => isOpen).length,
    labour_rate: rateOf(labour.cost, net),
  };
}

const drills: Partial<Record<MetricId, Record<string, string>>> = {
  discounts: { has: 'discount' },
  comps: { has: 'comp' },
  voids: { has: 'void' },
  refunds: { has: 'refund' },
  open_bills: { status: 'open' },
};

const labels: Record<string, string> = {
  pos: 'Till',
  online: 'Online',
  qr: 'Table code',
  partner: 'Delivery partner',
  phone: 'Phone',
  kiosk: 'Kiosk',
  card: 'Card',
  cash: 'Cash',
  gift_card: 'Gift card',
  house_account: 'House account',
  other: 'Other',
  discount: 'Discounts',
  comp: 'On the house',
  void: 'Voids',
  refund: 'Refunds',
};

type Part = { key: string; amount: number; count: number };

/** Sums parts by key, in the order of the keys. */
function grouped(keys: readonly string[], parts: readonly Part[]): Part[] {
  const rows = new Map(keys.map((key) => [key, { key, amount: 0, count: 0 }]));
  for (const { key, amount, count } of parts) {
    const row = rows.get(key);
    if (row) Object.assign(row, { amount: row.amount + amount, count: row.count + count });
  }
  return [...rows.values()];
}

const itemKeys = menu.map((_, index) => `item-${index + 1}`);
const lossKinds = ['discount', 'comp', 'void', 'refund'];

const breakdowns = {
  topItems: (values: readonly BillValue[]) =>
    grouped(
      itemKeys,
      values.flatMap(({ payable }) =>
        payable.map(({ item, quantity, amount }) => ({
          key: itemKeys[item] ?? '',
          amount,
          count: quantity * 1000,
        })),
      ),
    ),
  paymentMix: (values: readonly BillValue[]) =>
    grouped(
      paymentTypes,
      values.flatMap(({ bill, paid, isOpen, isVoided }) =>
        isOpen || isVoided ? [] : [{ key: bill.payment, amount: paid, count: 1 }],
      ),
    ),
  channels: (values: readonly BillValue[]) =>
    grouped(
      channels,
      values.flatMap(({ bill, netSales, isVoided }) =>
        isVoided ? [] : [{ key: bill.channel, amount: netSales, count: 1 }],
      ),
    ),
  losses: (values: readonly BillValue[]) =>
    grouped(
      lossKinds,
      values.flatMap(({ discount, comp, voidedValue, refunded }) =>
        [discount, comp, voidedValue, refunded].map((amount, index) => ({
          key: lossKinds[index] ?? '',
          amount,
          count: Number(amount > 0),
        })),
      ),
    ),
};

export interface ServiceDayQuestion {
  restaurants: readonly DemoRestaurant[];
  restaurant: string;
  date: string;
  /** Minute of the trading day up to which it has happened; past days: all of it. */
  until: number;
  compares: boolean;
  mayReadBills: boolean;
  mayReadLabour: boolean;
}

/** Everything the service-day section shows for the restaurants of one currency. */
export function groupOf(question: ServiceDayQuestion): DashboardGroup {
  const { restaurants, restaurant, date, until, compares, mayReadBills, mayReadLabour } = question;
  const otherDate = addDays(date, -7);
  const values = billsOf(restaurants, date, until, until);
  const others = compares ? billsOf(restaurants, otherDate, until) : null;
  // The chart shows the other day to its end, so that what is still to come can be seen; tiles stop at the same time.
  const otherDay = compares ? billsOf(restaurants, otherDate) : null;
  const labour = labourOf(restaurants, date, until);
  const otherLabour = labourOf(restaurants, otherDate, until);
  const metrics = metricsOf(values, labour);
  const otherMetrics = others && metricsOf(others, otherLabour);
  const trend = Array.from({ length: trendDays }, (_, index) => {
    const day = addDays(date, index - trendDays + 1);
    if (day === date) return metrics;
    return metricsOf(billsOf(restaurants, day), labourOf(restaurants, day, endOfDay));
  });
  const drill = (extra: Record<string, string | number> = {}): Drill =>
    mayReadBills ? { restaurant, from: date, to: date, ...extra } : null;

  const rows = (kind: keyof typeof breakdowns, parameter: string, whole?: number): ShareRow[] => {
    const before = others ? breakdowns[kind](others) : null;
    const now = breakdowns[kind](values);
    const sum = whole ?? total(now, ({ amount }) => amount);
    return now.map((row, index) => ({
      ...row,
      label: labels[row.key] ?? menu[itemKeys.indexOf(row.key)]?.[0] ?? row.key,
      share: rateOf(row.amount, sum),
      compareAmount: before?.[index]?.amount ?? null,
      drill: drill({ [parameter]: row.key }),
    }));
  };

  const inHour = (list: readonly BillValue[], hour: number) =>
    list.filter(({ bill, isVoided }) => !isVoided && Math.floor(bill.opened / 60) === hour);

  return {
    currency: restaurants[0]?.currency ?? 'USD',
    restaurantIds: restaurants.map(({ id }) => id),
    tiles: (Object.keys(metrics) as MetricId[])
      .filter((id) => mayReadLabour || id !== 'labour_rate')
      .map((id) => ({
        id,
        value: metrics[id],
        compareValue: otherMetrics?.[id] ?? null,
        trend: trend.map((day) => day[id]),
        drill: drill(drills[id]),
      })),
    hours: hours.map((hour) => {
      const own = inHour(values, hour);
      return {
        hour,
        netSales: total(own, ({ netSales }) => netSales),
        bills: own.length,
        covers: total(own, ({ bill }) => bill.guests),
        labourCost: mayReadLabour ? labourOf(restaurants, date, until, hour).cost : null,
        compareNetSales: otherDay ? total(inHour(otherDay, hour), ({ netSales }) => netSales) : null,
        drill: drill({ hour }),
      };
    }),
    topItems: rows('topItems', 'item')
      .toSorted((a, b) => b.amount - a.amount)
      .slice(0, 10),
    paymentMix: rows('paymentMix', 'payment'),
    channels: rows('channels', 'channel'),
    losses: rows('losses', 'has', metrics.gross_sales ?? 0),
    labour: mayReadLabour
      ? {
          ...labour,
          rate: metrics.labour_rate,
          compareRate: otherMetrics?.labour_rate ?? null,
          target: labourTarget,
        }
      : null,
  };
}

/** The other date of a comparison and up to when it counts. */
export const comparisonOf = (date: string, until: number): NonNullable<DashboardData['compare']> => ({
  date: addDays(date, -7),
  until: until === endOfDay ? null : wallTime(until),
});
