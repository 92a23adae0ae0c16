/** A page number, or a gap between two of them. */
export type PaginationItem = number | 'gap';

/** First, last, and the pages around the current one; always of the same length, so that nothing moves while walking through. */
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
