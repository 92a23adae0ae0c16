import {
  isActiveLine,
  isActivePayment,
  lossKinds,
  lossesOf,
  netOfLine,
  quotient,
  rateOf,
  refundedOf,
  type Bill,
  type BillEntry,
  type DashboardGroup,
  type LossKind,
  type MetricId,
  type OrderType,
} from '@larder/domain/contract';
import type { Labour } from './labour';

/** An amount and the number of its entries. */
export interface Sum {
  amount: number;
  count: number;
}

/** Figures of one restaurant and date that can be added to those of others. */
export interface DayFigures {
  netSales: number;
  items: number;
  bills: number;
  covers: number;
  tips: number;
  open: number;
  labour: number;
  losses: Record<LossKind, Sum>;
}

/** Figures with their breakdown. */
export interface DaySums extends DayFigures {
  /** Orders with at least one bill that is not voided. */
  orders: number;
  orderTypes: Map<OrderType, { netSales: number; covers: number }>;
  /** Paid dine-in bills and the minutes from opening to payment. */
  stays: { bills: number; minutes: number };
  /** Losses due to complaints, those on open bills, and the minutes from the opening of the bill to the loss. */
  complaints: { count: number; open: number; minutes: number };
  /** Staff members who have started a shift. */
  people: number;
  hours: Map<number, { netSales: number; bills: number; covers: number; labour: number }>;
  channels: Map<string, Sum>;
  payments: Map<string, Sum>;
  products: Map<string, Sum & { label: string }>;
  minutes: number;
  bridge: DashboardGroup['bridge'];
}

const noFigures = (): DayFigures => ({
  netSales: 0,
  items: 0,
  bills: 0,
  covers: 0,
  tips: 0,
  open: 0,
  labour: 0,
  losses: Object.fromEntries(lossKinds.map((kind) => [kind, { amount: 0, count: 0 }])) as DayFigures['losses'],
});

export const noSums = (): DaySums => ({
  ...noFigures(),
  orders: 0,
  orderTypes: new Map(),
  stays: { bills: 0, minutes: 0 },
  complaints: { count: 0, open: 0, minutes: 0 },
  people: 0,
  hours: new Map(),
  channels: new Map(),
  payments: new Map(),
  products: new Map(),
  minutes: 0,
  bridge: { tax: 0, gratuity: 0, refundedTax: 0, owed: 0, paid: 0, tips: 0 },
});

function addTo(sums: Map<string, Sum>, key: string, amount: number, count: number) {
  const sum = sums.get(key) ?? { amount: 0, count: 0 };
  sums.set(key, { amount: sum.amount + amount, count: sum.count + count });
}

function hourOf({ hours }: DaySums, hour: number) {
  const entry = hours.get(hour) ?? { netSales: 0, bills: 0, covers: 0, labour: 0 };
  hours.set(hour, entry);
  return entry;
}

const minutesBetween = (from: string, to: string) => Math.max(0, (Date.parse(to) - Date.parse(from)) / 60_000);

/** Reasons of losses due to complaints. */
const complaintReasons = new Set<string>([
  'kitchen_error',
  'quality',
  'wait_too_long',
  'service_recovery',
  'overcharge',
  'not_received',
  'double_payment',
]);

function addLosses({ losses, complaints }: DaySums, bill: Bill) {
  for (const { kind, amount, reason, at } of lossesOf(bill)) {
    losses[kind].amount += amount;
    losses[kind].count += 1;
    if (!complaintReasons.has(reason)) continue;
    complaints.count += 1;
    complaints.minutes += minutesBetween(bill.openedAt, at);
    if (bill.status === 'open') complaints.open += 1;
  }
}

function addOrderType({ orderTypes, stays }: DaySums, { orderType, money, openedAt, paidAt }: Bill) {
  const { netSales = 0, covers = 0 } = orderTypes.get(orderType) ?? {};
  orderTypes.set(orderType, { netSales: netSales + money.netSales, covers: covers + money.covers });
  if (orderType !== 'dine_in' || paidAt === null) return;
  stays.bills += 1;
  stays.minutes += minutesBetween(openedAt, paidAt);
}

function addToBridge({ bridge }: DaySums, money: Bill['money']) {
  bridge.tax += money.taxIncluded + money.taxAdded;
  bridge.gratuity += money.gratuity;
  bridge.refundedTax += money.refundedSale - money.refundedNet;
  bridge.owed += money.balance;
  bridge.paid += money.paid;
  bridge.tips += money.tips;
}

/** Adds the bills of one restaurant and date to the sums. */
export function addDay(sums: DaySums, entries: readonly BillEntry[], labour: Labour) {
  sums.labour += labour.cost;
  sums.minutes += labour.minutes;
  sums.people += labour.people;
  for (const [hour, cost] of labour.hours) hourOf(sums, hour).labour += cost;
  const orders = new Set<string>();
  for (const { bill, hour } of entries) {
    const { money } = bill;
    addLosses(sums, bill);
    // Voided bills count only as losses.
    if (bill.status === 'voided') continue;
    orders.add(bill.order.id);
    addOrderType(sums, bill);
    addToBridge(sums, money);
    const bucket = hourOf(sums, hour);
    sums.netSales += money.netSales;
    bucket.netSales += money.netSales;
    sums.bills += 1;
    bucket.bills += 1;
    sums.covers += money.covers;
    bucket.covers += money.covers;
    sums.items += money.items;
    sums.tips += money.tips;
    if (bill.status === 'open') sums.open += 1;
    addTo(sums.channels, bill.channel, money.netSales, 1);
    for (const payment of bill.payments) {
      if (isActivePayment(payment)) {
        addTo(sums.payments, payment.type, payment.amount - refundedOf(payment, 'amount'), 1);
      }
    }
    for (const line of bill.lines) {
      if (isActiveLine(line)) addProduct(sums, line.itemId, line.name, netOfLine(line, bill), line.quantityMilli);
    }
  }
  sums.orders += orders.size;
}

function addProduct({ products }: DaySums, id: string, label: string, amount: number, count: number) {
  const product = products.get(id) ?? { label, amount: 0, count: 0 };
  product.amount += amount;
  product.count += count;
  products.set(id, product);
}

/** Joins the sums of several days. */
export function joinSums(days: readonly DaySums[]): DaySums {
  const sums: DaySums = { ...noSums(), ...joinFigures(days) };
  for (const day of days) {
    sums.minutes += day.minutes;
    sums.people += day.people;
    sums.orders += day.orders;
    sums.stays.bills += day.stays.bills;
    sums.stays.minutes += day.stays.minutes;
    for (const name of Object.keys(day.bridge) as (keyof DaySums['bridge'])[]) sums.bridge[name] += day.bridge[name];
    for (const name of ['count', 'open', 'minutes'] as const) sums.complaints[name] += day.complaints[name];
    for (const [type, { netSales, covers }] of day.orderTypes) {
      const known = sums.orderTypes.get(type) ?? { netSales: 0, covers: 0 };
      sums.orderTypes.set(type, { netSales: known.netSales + netSales, covers: known.covers + covers });
    }
    for (const [hour, part] of day.hours) {
      const bucket = hourOf(sums, hour);
      for (const name of ['netSales', 'bills', 'covers', 'labour'] as const) bucket[name] += part[name];
    }
    for (const [key, { amount, count }] of day.channels) addTo(sums.channels, key, amount, count);
    for (const [key, { amount, count }] of day.payments) addTo(sums.payments, key, amount, count);
    for (const [id, { label, amount, count }] of day.products) addProduct(sums, id, label, amount, count);
  }
  return sums;
}

export function joinFigures(parts: readonly DayFigures[]): DayFigures {
  const sums = noFigures();
  for (const part of parts) {
    for (const name of ['netSales', 'items', 'bills', 'covers', 'tips', 'open', 'labour'] as const) {
      sums[name] += part[name];
    }
    for (const kind of lossKinds) {
      sums.losses[kind].amount += part.losses[kind].amount;
      sums.losses[kind].count += part.losses[kind].count;
    }
  }
  return sums;
}

export const metricsOf = (sums: DayFigures): Record<MetricId, number | null> => ({
  net_sales: sums.netSales,
  gross_sales: sums.items,
  bills: sums.bills,
  covers: sums.covers,
  average_bill: quotient(sums.netSales, sums.bills),
  average_cover: quotient(sums.netSales, sums.covers),
  tips: sums.tips,
  discounts: sums.losses.discount.amount,
  comps: sums.losses.comp.amount,
  voids: sums.losses.void.amount,
  refunds: sums.losses.refund.amount,
  open_bills: sums.open,
  labour_rate: rateOf(sums.labour, sums.netSales),
});
