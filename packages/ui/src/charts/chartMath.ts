/** A value of a series; null is missing data and stays a gap. */
export type ChartValue = number | null;

/** Beyond these a chart has nothing to show, and a step between gridlines is no longer a number that doubles can hold. */
const [largest, finest] = [1e100, 1e-100];

/** A value that can be drawn: no number, one without end and one beyond all reason are missing data. */
export function drawable(value: ChartValue | undefined): ChartValue {
  if (value === null || value === undefined || !(Math.abs(value) <= largest)) return null;
  return Math.abs(value) < finest ? 0 : value;
}

/** What an axis has room for: any value that can be drawn, and stacks of them. */
const reachable = 1e6 * largest;
const onAxis = (values: readonly ChartValue[]) =>
  values.filter((value): value is number => value !== null && Math.abs(value) <= reachable);

const steps = [1, 2, 2.5, 5, 10, 20];

/** Smallest round step that gives at most `count` gridlines above zero. */
export function tickStep(reach: number, count = 3): number {
  if (!(reach >= finest && reach <= 4 * reachable)) return 1;
  const power = 10 ** Math.floor(Math.log10(reach / (count + 1)));
  return (steps.find((step) => Math.floor(reach / (step * power)) <= count) ?? 20) * power;
}

/** Multiples of `step` from `min` to `max`, both included. */
function multiples(step: number, min: number, max: number): number[] {
  const from = Math.ceil(min / step);
  const length = Math.max(0, Math.floor(max / step) - from + 1);
  return Array.from({ length }, (_, i) => (from + i) * step).filter((tick) => tick >= min && tick <= max);
}

export interface ValueAxis {
  /** Lowest drawn value: 0, or less where there are negative values. */
  min: number;
  /** Highest drawn value, a little above the data. */
  max: number;
  /** Values of the gridlines, lowest first, at most four. */
  ticks: number[];
}

/** The value axis of some data: it always holds zero, its gridlines are round. */
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

/** The axis of values that are not counted from zero, such as prices and temperatures: round gridlines, a little air at both ends. */
export function rangeAxis(values: readonly ChartValue[], count = 3): ValueAxis {
  const known = onAxis(values);
  if (known.length === 0) return { min: 0, max: 1, ticks: [0] };
  const high = Math.max(...known);
  const low = Math.min(...known);
  const size = Math.max(Math.abs(high), Math.abs(low));
  // Differences finer than a billionth of the values are noise of the last digits; gridlines between them would coincide.
  const isFlat = high - low <= size * 1e-9;
  const air = isFlat ? size / 2 : (high - low) * 0.08;
  if (air < finest) return { min: -1, max: 1, ticks: [0] };
  const [min, max] = [low - air, high + air];
  return { min, max, ticks: multiples(tickStep(max - min, count), min, max) };
}

/**
 * Gridlines with their texts. Where two would read alike (half a guest is written as one), every second, fourth or eighth of them is
 * left, counted from zero.
 */
export function writtenTicks(ticks: readonly number[], write: (value: number) => string) {
  const all = ticks.map((value) => ({ value, text: write(value) }));
  const step = (ticks[1] ?? 1) - (ticks[0] ?? 0);
  const choices = [1, 2, 4, 8].map((stride) => all.filter(({ value }) => Math.round(value / step) % stride === 0));
  return choices.find((some) => new Set(some.map(({ text }) => text)).size === some.length) ?? all.slice(0, 1);
}

/** Place of a value on the axis, 0 at the bottom to 1 at the top. */
export const placeOf = (value: number, { min, max }: Pick<ValueAxis, 'min' | 'max'>) => (value - min) / (max - min);

/** Every how manyth bucket carries a label, so that labels of `room` px do not touch. */
export function labelStride(count: number, width: number, room: number): number {
  if (width <= 0 || count <= 1) return 1;
  return Math.max(1, Math.ceil((count * room) / width));
}

/** Whether a bucket carries its label: every `stride`th does; the active one always, its close neighbours then not. */
export function hasLabel(bucket: number, stride: number, active?: number): boolean {
  if (bucket === active) return true;
  return bucket % stride === 0 && (active === undefined || Math.abs(bucket - active) >= stride);
}
