import { toMajor, toMinor } from '../money/majorUnits';
import { lineGross, sumOf, type Minor } from '../money/money';
import type { InvoiceLine, InvoicePayment, InvoiceSetStatus, InvoiceStatus } from './invoices.contract';

/** Numbers of a line: amounts in major units, rates in percent. */
export type InvoiceLineFigures = Pick<InvoiceLine, 'cost' | 'qty' | 'discount' | 'tax'>;

/** Minor units. `subtotal` − `discount` + `tax` = `total`. */
export interface InvoiceSums {
  subtotal: Minor;
  discount: Minor;
  tax: Minor;
  total: Minor;
}

const wholePercent = 10_000_000n;

/** Percentage of an amount, rounded half up. Exact at any size. Percentages have up to five decimals. */
export function percentOf(amount: Minor, percent: number): Minor {
  const rate = BigInt(Math.round(percent * 100_000));
  return Number((BigInt(amount) * rate * 2n + wholePercent) / (wholePercent * 2n));
}

/** Returns the percentage with the fewest decimals, at most five, that results in exactly the given discount. */
export function percentFor(off: Minor, amount: Minor): number {
  if (amount === 0) return 0;
  const exact = (off / amount) * 100;
  const rounded = [0, 1, 2, 3, 4, 5].map((decimals) => Math.round(exact * 10 ** decimals) / 10 ** decimals);
  return rounded.find((percent) => percentOf(amount, percent) === off) ?? exact;
}

export function lineSums({ cost, qty, discount, tax }: InvoiceLineFigures): InvoiceSums {
  const subtotal = lineGross({ unitPrice: toMinor(cost), quantityMilli: Math.round(qty * 1000), modifiers: [] });
  const off = percentOf(subtotal, discount);
  const onTop = percentOf(subtotal - off, tax);
  return { subtotal, discount: off, tax: onTop, total: subtotal - off + onTop };
}

/** Sum of a line after the discount and before the tax. */
export function lineNet(line: InvoiceLineFigures): Minor {
  const { subtotal, discount } = lineSums(line);
  return subtotal - discount;
}

export function invoiceSums(lines: readonly InvoiceLineFigures[]): InvoiceSums {
  const sums = lines.map(lineSums);
  return {
    subtotal: sumOf(sums, ({ subtotal }) => subtotal),
    discount: sumOf(sums, ({ discount }) => discount),
    tax: sumOf(sums, ({ tax }) => tax),
    total: sumOf(sums, ({ total }) => total),
  };
}

export const paidSum = (payments: readonly Pick<InvoicePayment, 'amount'>[]): Minor =>
  sumOf(payments, ({ amount }) => toMinor(amount));

/** Amount still to be paid, in major units. Negative for a credit. */
export const invoiceBalance = (total: number, payments: readonly Pick<InvoicePayment, 'amount'>[]): number =>
  toMajor(toMinor(total) - paidSum(payments));

export interface InvoiceState {
  total: number;
  balance: number;
  dueDate: string;
  /** The status that was set last. */
  set: InvoiceSetStatus;
}

/**
 * Status of an invoice on a date. Paid, partially paid and past due are derived, otherwise it is the status that was
 * set last.
 */
export function invoiceStatusOn({ total, balance, dueDate, set }: InvoiceState, today: string): InvoiceStatus {
  if (balance <= 0) return 'Paid';
  if (balance < total) return 'Partial Payment';
  return dueDate < today ? 'Past Due' : set;
}
