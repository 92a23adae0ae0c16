import { drawable, type ChartValue } from '../drawable';

export interface SparklineBox {
  width: number;
  height: number;
  /** Space for the last point and the stroke. */
  inset: number;
}

/** Returns the SVG paths of a trend. Written by hand, because stat cards must not load the chart library. */
export function sparklinePath(values: readonly ChartValue[], { width, height, inset }: SparklineBox) {
  const data = values.map(drawable);
  const known = data.filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const top = inset + 1;
  const bottom = height - inset - 1;
  const places = data.map((value, i) => ({
    x: inset + (data.length > 1 ? i / (data.length - 1) : 1) * (width - 2 * inset),
    y: value === null ? null : span === 0 ? (top + bottom) / 2 : bottom - ((value - low) / span) * (bottom - top),
  }));

  const runs: { x: number; y: number }[][] = [];
  let run: { x: number; y: number }[] | undefined;
  for (const { x, y } of places) {
    if (y === null) run = undefined;
    else if (run) run.push({ x, y });
    else runs.push((run = [{ x, y }]));
  }
  const round = (value: number) => Number(value.toFixed(1));
  const draw = (points: { x: number; y: number }[]) =>
    points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
  const long = runs.filter((points) => points.length > 1);
  return {
    line: long.map(draw).join(''),
    area: long
      .map(
        (points) => `${draw(points)}L${round(points.at(-1)?.x ?? 0)} ${height}L${round(points[0]?.x ?? 0)} ${height}Z`,
      )
      .join(''),
    last: runs.at(-1)?.at(-1),
  };
}
