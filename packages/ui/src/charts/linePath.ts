import type { ChartValue } from './drawable';

interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const join = (points: readonly Point[]) => points.map(({ x, y }) => `${round(x)},${round(y)}`).join('L');

/** `step` changes the value halfway between two points. */
export type LineCurve = 'linear' | 'step';

/** Adds the corners of the steps between points. */
const stepped = (points: readonly Point[]) =>
  points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before) return [point];
    const x = (before.x + point.x) / 2;
    return [{ x, y: before.y }, { x, y: point.y }, point];
  });

/** Returns the segments between gaps, as points in a box of 100 × 100. */
function runs(data: readonly ChartValue[], y: (value: number) => number, inset: number, curve: LineCurve): Point[][] {
  const found: Point[][] = [];
  for (const [i, value] of data.entries()) {
    if (value === null) continue;
    const x = inset + (data.length > 1 ? i / (data.length - 1) : 0.5) * (100 - 2 * inset);
    if (i === 0 || data[i - 1] === null) found.push([]);
    found.at(-1)!.push({ x, y: y(value) });
  }
  return curve === 'step' ? found.map(stepped) : found;
}

/**
 * Returns the SVG path of a line in a box of 100 × 100. Missing values leave a gap. `inset` is the x of the first
 * value.
 */
export function linePath(
  data: readonly ChartValue[],
  y: (value: number) => number,
  inset = 0,
  curve: LineCurve = 'linear',
): string {
  return runs(data, y, inset, curve)
    .map((run) => `M${join(run)}${run.length === 1 ? 'Z' : ''}`)
    .join('');
}

/** Returns the SVG path of the area down to `floor`. Written by hand: @visx/shape is too large for lines alone. */
export function areaPath(
  data: readonly ChartValue[],
  y: (value: number) => number,
  inset = 0,
  floor = 100,
  curve: LineCurve = 'linear',
): string {
  return runs(data, y, inset, curve)
    .map((run) => `M${join([...run, { x: run.at(-1)!.x, y: floor }, { x: run[0]!.x, y: floor }])}Z`)
    .join('');
}
