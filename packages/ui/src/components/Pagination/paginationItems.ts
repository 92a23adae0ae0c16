/** A page number, or a gap for skipped pages. */
export type PaginationItem = number | 'gap';

/** Returns the first, last and nearby pages. The length is constant, so that buttons don't move. */
export function paginationItems(page: number, pageCount: number, siblings = 1): PaginationItem[] {
  const slots = siblings * 2 + 5;
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  if (pageCount <= slots) return range(1, pageCount);
  const nearStart = page <= siblings + 3;
  const nearEnd = page >= pageCount - siblings - 2;
  if (nearStart) return [...range(1, slots - 2), 'gap', pageCount];
  if (nearEnd) return [1, 'gap', ...range(pageCount - slots + 3, pageCount)];
  return [1, 'gap', ...range(page - siblings, page + siblings), 'gap', pageCount];
}
