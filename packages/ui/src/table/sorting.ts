import type { SortDirection, SortRule } from './tableTypes';

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** What a press on a head does: first direction, the other one, none. With `isMulti` the other columns keep theirs. */
export function nextSorting(
  rules: readonly SortRule[],
  column: string,
  first: SortDirection = 'asc',
  isMulti = false,
): SortRule[] {
  const now = rules.find((rule) => rule.column === column)?.direction;
  const next = now === undefined ? first : now === first ? opposite[first] : undefined;
  if (!isMulti) return next ? [{ column, direction: next }] : [];
  if (!next) return rules.filter((rule) => rule.column !== column);
  if (now === undefined) return [...rules, { column, direction: next }];
  return rules.map((rule) => (rule.column === column ? { column, direction: next } : rule));
}

/** Words for `aria-sort`. */
export const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Order of two values: numbers and dates by size, text as the language sorts it, digits in it as numbers. */
export function compareValues(a: unknown, b: unknown, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return collator.compare(String(a), String(b));
}
