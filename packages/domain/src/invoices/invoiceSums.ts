import { toMajor, toMinor } from '../money/majorUnits';
import { lineGross, sumOf, type Minor } from '../money/money';
import type { InvoiceCredit, InvoiceLine, InvoicePayment, InvoiceSetStatus, InvoiceStatus } from './invoices.contract';

/** Numbers of a line: amounts in major units, rates in percent. */
export type InvoiceLineFigures = Pick<InvoiceLine, 'cost' | 'qty' | 'discount' | 'tax' | 'sums'>;

/** Minor units. `subtotal` − `discount` + `tax` = `total`. */
export interface InvoiceSums {
  subtotal: Minor;
  discount: Minor;
  tax: Minor;
  total: Minor;
}

const wholePercent = 10_000_000n;

/** Returns a percentage of an amount, rounded half up and exact at any size. Percentages have up to five decimals. */
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

export function lineSums({ cost, qty, discount, tax, sums }: InvoiceLineFigures): InvoiceSums {
  if (sums) {
    const [subtotal, off, onTop] = [toMinor(sums.subtotal), toMinor(sums.discount), toMinor(sums.tax)];
    return { subtotal, discount: off, tax: onTop, total: subtotal - off + onTop };
  }
  const subtotal = lineGross({ unitPrice: toMinor(cost), quantityMilli: Math.round(qty * 1000), modifiers: [] });
  const off = percentOf(subtotal, discount);
  const onTop = percentOf(subtotal - off, tax);
  return { subtotal, discount: off, tax: onTop, total: subtotal - off + onTop };
}

/** Returns the sum of a line after the discount and before the tax. */
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

export interface TaxSum {
  /** Percent. */
  rate: number;
  /** Amount that is taxed at this rate, in minor units. */
  net: Minor;
  tax: Minor;
}

/** Returns the sums per tax rate, lowest rate first. They add up to the total. */
export function taxByRate(lines: readonly InvoiceLineFigures[]): TaxSum[] {
  const sums = new Map<number, TaxSum>();
  for (const line of lines) {
    const { net, tax } = sums.get(line.tax) ?? { net: 0, tax: 0 };
    sums.set(line.tax, { rate: line.tax, net: net + lineNet(line), tax: tax + lineSums(line).tax });
  }
  return Array.from(sums.values()).toSorted((a, b) => a.rate - b.rate);
}

export const paidSum = (payments: readonly Pick<InvoicePayment, 'amount'>[]): Minor =>
  sumOf(payments, ({ amount }) => toMinor(amount));

export const creditedSum = (credits: readonly Pick<InvoiceCredit, 'total'>[]): Minor =>
  sumOf(credits, ({ total }) => toMinor(total));

/** Returns the amount still to be paid, in major units. Negative for a credit. */
export const invoiceBalance = (
  total: number,
  payments: readonly Pick<InvoicePayment, 'amount'>[],
  credits: readonly Pick<InvoiceCredit, 'total'>[] = [],
): number => toMajor(toMinor(total) - paidSum(payments) - creditedSum(credits));

export interface InvoiceState {
  total: number;
  balance: number;
  dueDate: string;
  /** The status that was set last. */
  set: InvoiceSetStatus;
  credits?: readonly Pick<InvoiceCredit, 'total'>[];
  /** Number of the credited invoice, in a credit note. */
  creditOf?: number;
}

/**
 * Returns the status of an invoice on a date. Credited, paid, partially paid and past due are derived, otherwise it is
 * the status that was set last.
 */
export function invoiceStatusOn(
  { total, balance, dueDate, set, credits = [], creditOf }: InvoiceState,
  today: string,
): InvoiceStatus {
  if (creditOf !== undefined) return 'Credit Note';
  const credited = creditedSum(credits);
  const paid = toMinor(total) - credited - toMinor(balance);
  if (balance <= 0) return credited > 0 && paid <= 0 ? 'Credited' : 'Paid';
  if (paid > 0) return 'Partial Payment';
  return dueDate < today ? 'Past Due' : set;
}
