import type { ChartValue } from '../drawable';

export interface BarPart {
  index: number;
  /** Start and end of the part on the value axis. */
  from: number;
  to: number;
  /** If true, the part is the outer end of its bar. */
  isOuter: boolean;
}

/** Returns the separate bars of one column. */
export const barParts = (values: readonly ChartValue[]): BarPart[] =>
  values.flatMap((value, index) =>
    value === null ? [] : { index, from: Math.min(value, 0), to: Math.max(value, 0), isOuter: true },
  );

/** Returns the stacked parts of one column: positive values up from zero, negative values down. */
export function stackParts(values: readonly ChartValue[]): BarPart[] {
  let up = 0;
  let down = 0;
  const parts: BarPart[] = [];
  values.forEach((value, index) => {
    if (value === null || value === 0) return;
    if (value > 0) parts.push({ index, from: up, to: (up += value), isOuter: false });
    else parts.push({ index, to: down, from: (down += value), isOuter: false });
  });
  for (const outer of [parts.findLast(({ to }) => to > 0), parts.findLast(({ to }) => to <= 0)])
    if (outer) outer.isOuter = true;
  return parts;
}
