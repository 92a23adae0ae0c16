import type { ChartValue } from '../chartMath';

export interface StackPart {
  id: string;
  /** Ends of the part on the value axis. */
  from: number;
  to: number;
  /** The part at the outer end of its stack. */
  isOuter: boolean;
}

/** Parts of one column: positive values pile up from zero, negative ones hang down from it. */
export function stackParts(values: readonly { id: string; value: ChartValue | undefined }[]): StackPart[] {
  let up = 0;
  let down = 0;
  const parts: StackPart[] = [];
  for (const { id, value } of values) {
    if (value === null || value === undefined || value === 0) continue;
    if (value > 0) parts.push({ id, from: up, to: (up += value), isOuter: false });
    else parts.push({ id, from: (down += value), to: down - value, isOuter: false });
  }
  const last = (sign: (part: StackPart) => boolean) => parts.findLast(sign);
  for (const outer of [last(({ to }) => to > 0), last(({ to }) => to <= 0)]) if (outer) outer.isOuter = true;
  return parts;
}
