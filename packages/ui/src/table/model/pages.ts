/** Returns the number of pages, at least 1: an empty list is on page 1 of 1. */
export const pageCountOf = (total: number, perPage: number) => Math.max(1, Math.ceil(total / Math.max(1, perPage)));

/** Clamps a page number to the existing pages. */
export const existingPage = (page: number, total: number, perPage: number) =>
  Math.min(Math.max(1, Math.trunc(page) || 1), pageCountOf(total, perPage));

/** Returns the numbers of the first and last row of a page, both 0 for an empty list. */
export function rowsOfPage(page: number, perPage: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  const at = existingPage(page, total, perPage);
  return { from: (at - 1) * perPage + 1, to: Math.min(at * perPage, total) };
}
