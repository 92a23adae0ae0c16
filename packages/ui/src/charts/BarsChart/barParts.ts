import type { ChartValue } from '../chartMath';

export interface BarPart {
  /** Place of its series. */
  place: number;
  /** Its ends on the value axis. */
  from: number;
  to: number;
  /** It is the outer end of what it stands in. */
  isOuter: boolean;
}

/** Bars of one column that each stand for themselves. */
export const barParts = (values: readonly ChartValue[]): BarPart[] =>
  values.flatMap((value, place) =>
    value === null ? [] : { place, from: Math.min(value, 0), to: Math.max(value, 0), isOuter: true },
  );

/** Parts of one column on top of each other: positive values pile up from zero, negative ones hang down from it. */
export function stackParts(values: readonly ChartValue[]): BarPart[] {
  let up = 0;
  let down = 0;
  const parts: BarPart[] = [];
  values.forEach((value, place) => {
    if (value === null || value === 0) return;
    if (value > 0) parts.push({ place, from: up, to: (up += value), isOuter: false });
    else parts.push({ place, to: down, from: (down += value), isOuter: false });
  });
  for (const outer of [parts.findLast(({ to }) => to > 0), parts.findLast(({ to }) => to <= 0)])
    if (outer) outer.isOuter = true;
  return parts;
}
