import type { SortOrder } from '../http/parameters';

/**
 * Checks whether one of the texts contains `q`, ignoring case. `q` is trimmed and never a pattern. An empty `q` matches
 * everything.
 */
export function includesText(q: string, ...texts: (string | number | null | undefined)[]): boolean {
  const wanted = q.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text != null && String(text).toLowerCase().includes(wanted));
}

type Sortable = string | number | boolean | null | undefined;
const isMissing = (value: Sortable) => value === undefined || value === null || value === '';

/**
 * Returns a sorted copy, with ties in stored order: text by the locale's collation, numbers numerically, missing values
 * last in both directions.
 */
export function sortRows<T>(
  rows: readonly T[],
  valueOf: (row: T) => Sortable,
  order: SortOrder = 'asc',
  locale?: string,
): T[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = order === 'asc' ? 1 : -1;
  const keyed = rows.map((row) => ({ row, key: valueOf(row) }));
  keyed.sort(({ key: left }, { key: right }) => {
    if (isMissing(left) || isMissing(right)) return Number(isMissing(left)) - Number(isMissing(right));
    if (typeof left === 'string' || typeof right === 'string') {
      return sign * collator.compare(String(left), String(right));
    }
    return sign * (Number(left) - Number(right));
  });
  return keyed.map(({ row }) => row);
}

/** Returns one page of rows. A page after the end is empty. */
export const pageOf = <T>(rows: readonly T[], page: number, perPage: number): T[] =>
  rows.slice((page - 1) * perPage, page * perPage);

/** Returns the number of pages: at least 1, even without rows. */
export const totalPagesOf = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage));
