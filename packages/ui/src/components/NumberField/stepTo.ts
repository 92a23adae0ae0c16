interface StepLimits {
  min: number;
  max: number;
  /** Smallest step. The result keeps its decimals. */
  step: number;
}

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;

/**
 * Returns a number changed by `by`, within its limits. An empty value becomes zero, or the limit closest to zero.
 */
export function stepTo(from: number, by: number, { min, max, step }: StepLimits) {
  const start = Number.isNaN(from) ? 0 : from + by;
  const places = Math.max(decimals(step), decimals(by), Number.isNaN(from) ? 0 : decimals(from));
  return Math.min(Math.max(Number(start.toFixed(places)), min), max);
}
