/** Aggregation of a column's values. */
export type TotalKind = 'sum' | 'average' | 'min' | 'max' | 'count';

/** Returns the total of a column over some rows. If no row has a number, all kinds except `count` return undefined. */
export function totalOf(
  kind: TotalKind,
  rows: ArrayLike<number>,
  valueAt: (row: number) => unknown,
): number | undefined {
  let count = 0;
  let sum = 0;
  // Kahan summation: cents must add up.
  let lost = 0;
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < rows.length; at += 1) {
    const value = valueAt(rows[at]!);
    if (kind === 'count') {
      if (value !== undefined && value !== null && value !== '') count += 1;
      continue;
    }
    if (typeof value !== 'number' || Number.isNaN(value)) continue;
    count += 1;
    const addend = value - lost;
    const next = sum + addend;
    lost = next - sum - addend;
    sum = next;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  if (kind === 'count') return count;
  if (count === 0) return undefined;
  return { sum, average: sum / count, min, max }[kind];
}
