// Money is an integer in minor units of one currency. Calculations never use fractions.

/** Integer in minor units of the record's currency. */
export type Minor = number;
/** Integer, 100,000 = 100%. */
export type Rate = number;

export const wholeRate = 100_000;

/** Divides `a × b` by `c` with remainder. Exact at any size. */
function divided(a: number, b: number, c: number): { whole: number; rest: number } {
  const product = a * b;
  if (Number.isSafeInteger(product)) {
    const whole = Math.floor(product / c);
    return { whole, rest: product - whole * c };
  }
  const exact = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  return { whole: Number(exact / divisor), rest: Number(exact % divisor) };
}

/** Returns `a × b ÷ c`, rounded half up. */
function ratio(a: number, b: number, c: number): number {
  const { whole, rest } = divided(a, b, c);
  return rest * 2 >= c ? whole + 1 : whole;
}

export const sumOf = <T>(rows: readonly T[], amountOf: (row: T) => number): number =>
  rows.reduce((total, row) => total + amountOf(row), 0);

/** Returns `amount × rate ÷ 100,000`, rounded half up. Amounts aren't negative. */
export const part = (amount: Minor, rate: Rate): Minor => ratio(amount, rate, wholeRate);

/** Returns the share of an amount in a total, rounded half up. `null` if the total isn't positive. */
export const rateOf = (amount: Minor, whole: Minor): Rate | null =>
  whole > 0 ? ratio(amount, wholeRate, whole) : null;

/** Returns `amount ÷ count`, rounded half up. `null` if `count` is 0. */
export const quotient = (amount: Minor, count: number): Minor | null => (count > 0 ? ratio(amount, 1, count) : null);

/**
 * Splits a total by weights into integers with the same sum: largest remainder, ties to the earlier entry. If
 * all weights are 0, the first entry gets everything.
 */
export function allocate(total: Minor, weights: readonly number[]): Minor[] {
  const sum = sumOf(weights, (weight) => weight);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const parts = weights.map((weight, index) => ({ index, ...divided(total, weight, sum) }));
  const shares = parts.map(({ whole }) => whole);
  const left = total - sumOf(shares, (share) => share);
  if (left === 0) return shares;
  parts.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index, whole } of parts.slice(0, left)) shares[index] = whole + 1;
  return shares;
}

export interface PricedLine {
  unitPrice: Minor;
  /** Thousandths of a piece or of a kilogram. */
  quantityMilli: number;
  modifiers: readonly { price: Minor; quantity: number }[];
}

/** Returns the price of a line with its modifiers, rounded half up once. */
export const lineGross = ({ unitPrice, modifiers, quantityMilli }: PricedLine): Minor =>
  ratio(unitPrice + sumOf(modifiers, ({ price, quantity }) => price * quantity), quantityMilli, 1000);

export type TaxMode = 'included' | 'added';

/** Returns the tax on a base, or the tax included in it. */
export const taxOf = (base: Minor, rate: Rate, mode: TaxMode): Minor =>
  mode === 'added' ? part(base, rate) : base - ratio(base, wholeRate, wholeRate + rate);

export interface RefundParts {
  tax: Minor;
  gratuity: Minor;
  sales: Minor;
}

/** Splits a refunded amount into tax, gratuity and sales. A full refund returns each exactly. */
export function refundParts(
  refunded: Minor,
  bill: { total: Minor; /** Included or added. */ tax: Minor; gratuity: Minor },
): RefundParts {
  const tax = bill.total > 0 ? divided(refunded, bill.tax, bill.total).whole : 0;
  const rest = refunded - tax;
  const untaxed = bill.total - bill.tax;
  const gratuity = untaxed > 0 ? divided(rest, bill.gratuity, untaxed).whole : 0;
  return { tax, gratuity, sales: rest - gratuity };
}
