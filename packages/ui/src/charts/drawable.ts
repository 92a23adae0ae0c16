/** A value of a series. `null` is missing data and leaves a gap. */
export type ChartValue = number | null;

/** Limits of drawable values; beyond them, floating-point steps between gridlines fail. */
export const [largest, finest] = [1e100, 1e-100];

/** Returns the value, or `null` if it is not finite or too large to draw. */
export function drawable(value: ChartValue | undefined): ChartValue {
  if (value === null || value === undefined || !(Math.abs(value) <= largest)) return null;
  return Math.abs(value) < finest ? 0 : value;
}
