/** A value of a series. `null` is missing data and leaves a gap. */
export type ChartValue = number | null;

/** Largest and smallest drawable absolute values; beyond them, floating-point steps between gridlines fail. */
export const [largest, finest] = [1e100, 1e-100];

/** Returns the value, `null` if it is missing, not finite or too large to draw, or 0 if it is too small. */
export function drawable(value: ChartValue | undefined): ChartValue {
  if (value === null || value === undefined || !(Math.abs(value) <= largest)) return null;
  return Math.abs(value) < finest ? 0 : value;
}
