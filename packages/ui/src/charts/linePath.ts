import { area, line } from '@visx/shape';
import type { ChartValue } from './chartMath';

interface Point {
  x: number;
  y: number | null;
}

const points = (data: readonly ChartValue[], y: (value: number) => number, inset: number): Point[] =>
  data.map((value, i) => ({
    x: inset + (data.length > 1 ? i / (data.length - 1) : 0.5) * (100 - 2 * inset),
    y: value === null ? null : y(value),
  }));

const shared = { x: ({ x }: Point) => x, defined: ({ y }: Point) => y !== null };

/** Line through the values in a box of 100 × 100; missing values leave a gap. `inset` is where the first value stands. */
export function linePath(data: readonly ChartValue[], y: (value: number) => number, inset = 0): string {
  return line<Point>({ ...shared, y: (point) => point.y as number })(points(data, y, inset)) ?? '';
}

/** The same line closed down to `floor`. */
export function areaPath(data: readonly ChartValue[], y: (value: number) => number, inset = 0, floor = 100): string {
  return area<Point>({ ...shared, y0: floor, y1: (point) => point.y as number })(points(data, y, inset)) ?? '';
}
