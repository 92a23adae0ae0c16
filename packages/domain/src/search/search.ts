import type { SearchGroup } from './search.contract';

export type SearchRow = SearchGroup['data'][number];

/** The rows of a group that hold the text: those that start with it first, cut to the group's limit. */
export function matchRows<R extends { title: string }>(rows: readonly R[], text: string, limit: number): R[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const titled = rows.map((row) => ({ row, at: row.title.toLowerCase().indexOf(wanted) }));
  return titled
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .slice(0, limit)
    .map(({ row }) => row);
}
