import { isActiveLine, isActivePayment, refundedOf } from './billMoney';
import { matchingLosses } from './billFilter';
import type { Bill, BillLine } from './billRecord.contract';
import type { BillFilter, BillTotals } from './bills.contract';
import { noneKey } from './billLosses';
import { type PaymentType } from '../restaurants/basics.contract';
import { quotient, sumOf } from '../money/money';
import { paymentTypes } from '../restaurants/orderCodes.contract';

const sums = [
  'items',
  'discounts',
  'comps',
  'serviceCharges',
  'gratuity',
  'taxIncluded',
  'taxAdded',
  'total',
  'refundedSale',
  'netSales',
  'voidedValue',
  'paid',
  'balance',
  'tips',
] as const;

type Match = NonNullable<BillTotals['match']>;

/** Returns the payable amount of a line without the included tax. */
export const netOfLine = ({ payable, taxShare }: BillLine, { taxMode }: Pick<Bill, 'taxMode'>) =>
  taxMode === 'included' ? payable - taxShare : payable;

/** Returns the totals of the loss records that match the filter or, without `has`, of the active lines with `item`. */
function matchOf(filter: BillFilter, bills: readonly Bill[]): Match | null {
  if (filter.id !== '') return null;
  if (filter.has !== '') {
    const records = bills.flatMap((bill) => matchingLosses(filter, bill));
    return { amount: sumOf(records, ({ amount }) => amount), count: records.length, quantityMilli: 0, name: null };
  }
  if (filter.item === '' || filter.item === noneKey) return null;
  const match: Match = { amount: 0, count: 0, quantityMilli: 0, name: null };
  for (const bill of bills) {
    for (const line of bill.lines) {
      if (line.itemId !== filter.item || !isActiveLine(line)) continue;
      match.amount += netOfLine(line, bill);
      match.count += 1;
      match.quantityMilli += line.quantityMilli;
      match.name ??= line.name;
    }
  }
  return match;
}

function byPaymentOf(bills: readonly Bill[]): BillTotals['byPayment'] {
  const rows = new Map<PaymentType, BillTotals['byPayment'][number]>();
  for (const { payments } of bills) {
    for (const payment of payments) {
      if (!isActivePayment(payment)) continue;
      const row = rows.get(payment.type) ?? { type: payment.type, amount: 0, tips: 0, count: 0 };
      rows.set(payment.type, row);
      row.amount += payment.amount - refundedOf(payment, 'amount');
      row.tips += payment.tip - refundedOf(payment, 'tip');
      row.count += 1;
    }
  }
  return paymentTypes.flatMap((type) => rows.get(type) ?? []);
}

/** Returns the totals of bills in one currency. */
export function billTotalsOf(currency: string, bills: readonly Bill[], filter: BillFilter): BillTotals {
  const isVoided = ({ status }: Bill) => status === 'voided';
  const counted = bills.length - bills.filter(isVoided).length;
  const covers = sumOf(bills, ({ money }) => money.covers);
  const money = Object.fromEntries(sums.map((name) => [name, 0])) as Record<(typeof sums)[number], number>;
  for (const bill of bills) for (const name of sums) money[name] += bill.money[name];
  const hidden = bills.filter((bill) => bill.hidden !== null);
  return {
    currency,
    bills: counted,
    covers,
    openBills: bills.filter(({ status }) => status === 'open').length,
    voidedBills: bills.length - counted,
    ...money,
    averageBill: quotient(money.netSales, counted),
    averageCover: quotient(money.netSales, covers),
    byPayment: byPaymentOf(bills),
    match: matchOf(filter, bills),
    hidden: { bills: hidden.length, total: sumOf(hidden, (bill) => bill.money.total) },
  };
}

/** Adds two totals of one currency. A bill must not be part of both. */
export function addTotals(left: BillTotals, right: BillTotals): BillTotals {
  const both = { ...left };
  for (const name of [...sums, 'bills', 'covers', 'openBills', 'voidedBills'] as const) both[name] += right[name];
  const mix = [...left.byPayment, ...right.byPayment];
  const matches = [left.match, right.match].filter((match) => match !== null);
  return {
    ...both,
    averageBill: quotient(both.netSales, both.bills),
    averageCover: quotient(both.netSales, both.covers),
    byPayment: paymentTypes.flatMap((type) => {
      const rows = mix.filter((row) => row.type === type);
      const sum = (name: 'amount' | 'tips' | 'count') => sumOf(rows, (row) => row[name]);
      return rows.length === 0 ? [] : { type, amount: sum('amount'), tips: sum('tips'), count: sum('count') };
    }),
    match:
      matches.length === 0
        ? null
        : {
            amount: sumOf(matches, ({ amount }) => amount),
            count: sumOf(matches, ({ count }) => count),
            quantityMilli: sumOf(matches, ({ quantityMilli }) => quantityMilli),
            name: matches.find(({ name }) => name !== null)?.name ?? null,
          },
    hidden: {
      bills: left.hidden.bills + right.hidden.bills,
      total: left.hidden.total + right.hidden.total,
    },
  };
}
