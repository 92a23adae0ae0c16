interface StepLimits {
  min: number;
  max: number;
  /** The smallest step, whose decimals the result keeps. */
  step: number;
}

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** A number further by so much and within its limits; from an empty field it starts at the nearest limit to zero. */
export function stepTo(from: number, by: number, { min, max, step }: StepLimits) {
  const start = Number.isNaN(from) ? 0 : from + by;
  const places = Math.max(decimals(step), decimals(by), Number.isNaN(from) ? 0 : decimals(from));
  return Math.min(Math.max(Number(start.toFixed(places)), min), max);
}
