import {
  isActiveLine,
  isActivePayment,
  lossKinds,
  lossesOf,
  netOfLine,
  quotient,
  rateOf,
  refundedOf,
  type BillEntry,
  type LossKind,
  type MetricId,
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
  hours: Map<number, { netSales: number; bills: number; covers: number; labour: number }>;
  channels: Map<string, Sum>;
  payments: Map<string, Sum>;
  products: Map<string, Sum & { label: string }>;
  minutes: number;
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
  hours: new Map(),
  channels: new Map(),
  payments: new Map(),
  products: new Map(),
  minutes: 0,
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

/** Adds the bills of one restaurant and date to the sums. */
export function addDay(sums: DaySums, entries: readonly BillEntry[], labour: Labour) {
  sums.labour += labour.cost;
  sums.minutes += labour.minutes;
  for (const [hour, cost] of labour.hours) hourOf(sums, hour).labour += cost;
  for (const { bill, hour } of entries) {
    const { money } = bill;
    for (const { kind, amount } of lossesOf(bill)) {
      sums.losses[kind].amount += amount;
      sums.losses[kind].count += 1;
    }
    // Voided bills count only as losses.
    if (bill.status === 'voided') continue;
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
      if (!isActiveLine(line)) continue;
      const product = sums.products.get(line.itemId) ?? { label: line.name, amount: 0, count: 0 };
      product.amount += netOfLine(line, bill);
      product.count += line.quantityMilli;
      sums.products.set(line.itemId, product);
    }
  }
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

/** Removes the breakdown, to keep the cache small. */
export const figuresOf = (sums: DaySums): DayFigures => joinFigures([sums]);

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
