import { finest, largest, type ChartValue } from './drawable';

/** Largest value of an axis. Above `largest`, because a stack of drawable values can exceed it. */
const reachable = 1e6 * largest;
const onAxis = (values: readonly ChartValue[]) =>
  values.filter((value): value is number => value !== null && Math.abs(value) <= reachable);

const steps = [1, 2, 2.5, 5, 10, 20];

/** Returns the smallest round step with at most `count` gridlines above zero. */
export function tickStep(reach: number, count = 3): number {
  if (!(reach >= finest && reach <= 4 * reachable)) return 1;
  const power = 10 ** Math.floor(Math.log10(reach / (count + 1)));
  return (steps.find((step) => Math.floor(reach / (step * power)) <= count) ?? 20) * power;
}

/** Returns the multiples of `step` from `min` to `max`, inclusive. */
function multiples(step: number, min: number, max: number): number[] {
  const from = Math.ceil(min / step);
  const length = Math.max(0, Math.floor(max / step) - from + 1);
  return Array.from({ length }, (_, i) => (from + i) * step).filter((tick) => tick >= min && tick <= max);
}

export interface ValueAxis {
  /** Lower end of the axis. */
  min: number;
  /** Upper end of the axis. */
  max: number;
  /** Gridline values in ascending order. */
  ticks: number[];
}

/** Returns a value axis that includes zero and has round gridlines. */
export function valueAxis(values: readonly ChartValue[]): ValueAxis {
  const known = onAxis(values);
  const high = Math.max(0, ...known);
  const low = Math.min(0, ...known);
  const reach = high - low;
  if (reach < finest) return { min: 0, max: 1, ticks: [0] };
  const air = reach * 0.05;
  return {
    min: low < 0 ? low - air : 0,
    max: high > 0 ? high + air : 0,
    ticks: multiples(tickStep(reach), low, high),
  };
}

/** Returns an axis that may exclude zero, for prices or temperatures, with round gridlines and some padding. */
export function rangeAxis(values: readonly ChartValue[], count = 3): ValueAxis {
  const known = onAxis(values);
  if (known.length === 0) return { min: 0, max: 1, ticks: [0] };
  const high = Math.max(...known);
  const low = Math.min(...known);
  const size = Math.max(Math.abs(high), Math.abs(low));
  // Relative differences below 1e-9 are rounding errors, and their gridlines would coincide.
  const isFlat = high - low <= size * 1e-9;
  const air = isFlat ? size / 2 : (high - low) * 0.08;
  if (air < finest) return { min: -1, max: 1, ticks: [0] };
  const [min, max] = [low - air, high + air];
  return { min, max, ticks: multiples(tickStep(max - min, count), min, max) };
}

/**
 * Formats the ticks. If labels would repeat (0.5 guests is formatted as 1), keeps every second, fourth or eighth
 * tick, counted from zero, or only the first tick.
 */
export function labeledTicks(ticks: readonly number[], format: (value: number) => string) {
  const all = ticks.map((value) => ({ value, text: format(value) }));
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  const choices = [1, 2, 4, 8].map((stride) => all.filter(({ value }) => Math.round(value / step) % stride === 0));
  return choices.find((some) => new Set(some.map(({ text }) => text)).size === some.length) ?? all.slice(0, 1);
}

/** Returns the position of a value on the axis, from 0 (bottom) to 1 (top). */
export const scaleTo = (value: number, { min, max }: Pick<ValueAxis, 'min' | 'max'>) => (value - min) / (max - min);

/** Returns the interval between labeled buckets at which labels of `room` px don't overlap. */
export function labelStride(count: number, width: number, room: number): number {
  if (width <= 0 || count <= 1) return 1;
  return Math.max(1, Math.ceil((count * room) / width));
}

/** Returns true if the bucket shows its label: every `stride`th and the active one, but not its close neighbors. */
export function hasLabel(bucket: number, stride: number, active?: number): boolean {
  if (bucket === active) return true;
  return bucket % stride === 0 && (active === undefined || Math.abs(bucket - active) >= stride);
}
