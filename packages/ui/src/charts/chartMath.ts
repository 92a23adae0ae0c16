/** A value of a series; null is missing data and stays a gap. */
export type ChartValue = number | null;

const steps = [1, 2, 2.5, 5, 10];

/** Smallest round step that gives at most `count` gridlines above zero. */
export function tickStep(reach: number, count = 3): number {
  if (!(reach > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(reach / (count + 1)));
  for (let scale = power; ; scale *= 10) {
    const found = steps.find((step) => Math.floor(reach / (step * scale)) <= count);
    if (found !== undefined) return found * scale;
  }
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
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  const high = Math.max(0, ...known);
  const low = Math.min(0, ...known);
  if (high === 0 && low === 0) return { min: 0, max: 1, ticks: [0] };
  const step = tickStep(high - low);
  const from = Math.ceil(low / step);
  const to = Math.floor(high / step);
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
  const air = (high - low) * 0.05;
  return { min: low < 0 ? low - air : 0, max: high > 0 ? high + air : 0, ticks };
}

/** The axis of values that are not counted from zero, such as prices and temperatures: round gridlines, a little air at both ends. */
export function rangeAxis(values: readonly ChartValue[], count = 3): ValueAxis {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  if (known.length === 0) return { min: 0, max: 1, ticks: [0] };
  const high = Math.max(...known);
  const low = Math.min(...known);
  const reach = high - low || Math.abs(high) || 1;
  const [min, max] = [low - reach * 0.08, high + reach * 0.08];
  const step = tickStep(max - min, count);
  const from = Math.ceil(min / step);
  const to = Math.floor(max / step);
  return { min, max, ticks: Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step) };
}

/** Place of a value on the axis, 0 at the bottom to 1 at the top. */
export const placeOf = (value: number, { min, max }: Pick<ValueAxis, 'min' | 'max'>) => (value - min) / (max - min);

/** Every how manyth bucket carries a label, so that labels of `room` px do not touch. */
export function labelStride(count: number, width: number, room: number): number {
  if (width <= 0 || count <= 1) return 1;
  return Math.max(1, Math.ceil((count * room) / width));
}
