/** `amount × rate ÷ 100 000`, rounded half up. */
export const part = (amount: number, rate: number) => Math.floor((amount * rate) / 100_000 + 0.5);

/** How much of a whole something is, 100 000 = all of it; null when there is nothing. */
export const rateOf = (amount: number, whole: number) => (whole > 0 ? Math.round((amount * 100_000) / whole) : null);

export const quotient = (amount: number, count: number) => (count > 0 ? Math.floor(amount / count + 0.5) : null);

/** Splits a total by weights into integers that sum to it: largest remainder, ties to the earlier entry. */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((left, right) => left + right, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  let left = total - shares.reduce((a, b) => a + b, 0);
  for (const { index } of order) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
