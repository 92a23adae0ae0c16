import type { Drill } from '@larder/domain/contract';

/**
 * Returns the search parameters of the bill list that shows the bills of a drill-down. A single bill opens in its
 * preview.
 */
export const billsSearch = ({ id, ...drill }: NonNullable<Drill>) => ({
  ...drill,
  ...(id !== undefined && { id, preview: id }),
});
