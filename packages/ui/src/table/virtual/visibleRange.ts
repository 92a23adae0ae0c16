import type { Range } from '@tanstack/react-virtual';

/** Row limit in print: laying out more takes too long. */
export const printedRows = 5000;

/**
 * Returns the indexes to render: visible items, overscan and the item with focus; in print all of them, up to
 * `printedRows`.
 */
export function visibleRange(
  { startIndex, endIndex, overscan, count }: Range,
  focused: number | undefined,
  isPrinting = false,
): number[] {
  const first = isPrinting ? 0 : Math.max(0, startIndex - overscan);
  const last = isPrinting ? Math.min(count, printedRows) - 1 : Math.min(count - 1, endIndex + overscan);
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (focused === undefined || focused >= count || (focused >= first && focused <= last)) return all;
  return focused < first ? [focused, ...all] : [...all, focused];
}
