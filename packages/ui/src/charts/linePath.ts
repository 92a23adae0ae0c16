import type { ChartValue } from './chartMath';

interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const join = (points: readonly Point[]) => points.map(({ x, y }) => `${round(x)},${round(y)}`).join('L');

/** The runs of values without a gap, in a box of 100 × 100. */
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

/** Line through the values in a box of 100 × 100; missing values leave a gap. `inset` is the place of the first value. */
export function linePath(data: readonly ChartValue[], y: (value: number) => number, inset = 0): string {
  return runs(data, y, inset)
    .map((run) => `M${join(run)}${run.length === 1 ? 'Z' : ''}`)
    .join('');
}

/** The same line closed down to `floor`. Without a library: @visx/shape would bring what donuts need to every line. */
export function areaPath(data: readonly ChartValue[], y: (value: number) => number, inset = 0, floor = 100): string {
  return runs(data, y, inset)
    .map((run) => `M${join([...run, { x: run.at(-1)!.x, y: floor }, { x: run[0]!.x, y: floor }])}Z`)
    .join('');
}
