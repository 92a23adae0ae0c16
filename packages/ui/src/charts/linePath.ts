import type { ChartValue } from './drawable';

interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const join = (points: readonly Point[]) => points.map(({ x, y }) => `${round(x)},${round(y)}`).join('L');

/** Returns the segments between gaps, as points in a box of 100 × 100. */
function runs(data: readonly ChartValue[], y: (value: number) => number, inset: number): Point[][] {
  const found: Point[][] = [];
  for (const [i, value] of data.entries()) {
    if (value === null) continue;
    const x = inset + (data.length > 1 ? i / (data.length - 1) : 0.5) * (100 - 2 * inset);
    if (i === 0 || data[i - 1] === null) found.push([]);
    found.at(-1)!.push({ x, y: y(value) });
  }
  return found;
}

/**
 * Returns the SVG path of a line in a box of 100 × 100. Missing values leave a gap. `inset` is the x of the first
 * value.
 */
export function linePath(data: readonly ChartValue[], y: (value: number) => number, inset = 0): string {
  return runs(data, y, inset)
    .map((run) => `M${join(run)}${run.length === 1 ? 'Z' : ''}`)
    .join('');
}

/** Returns the SVG path of the area down to `floor`. Written by hand: @visx/shape is too large for lines alone. */
export function areaPath(data: readonly ChartValue[], y: (value: number) => number, inset = 0, floor = 100): string {
  return runs(data, y, inset)
    .map((run) => `M${join([...run, { x: run.at(-1)!.x, y: floor }, { x: run[0]!.x, y: floor }])}Z`)
    .join('');
}
