import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Pagination } from './Pagination';
import { paginationItems } from './paginationItems';

describeConformance(Pagination, { label: 'Pages of bills', page: 2, pageCount: 9 }, { element: 'nav' });

describe('paginationItems', () => {
  it('shows all pages if they fit', () => {
    expect(paginationItems(1, 1)).toEqual([1]);
    expect(paginationItems(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(paginationItems(1, 0)).toEqual([]);
  });
  it('shows gaps for skipped pages', () => {
    expect(paginationItems(2, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
    expect(paginationItems(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
    expect(paginationItems(8, 9)).toEqual([1, 'gap', 5, 6, 7, 8, 9]);
  });
  it('returns a constant number of items that include the current page', () => {
    for (let page = 1; page <= 40; page++) {
      const items = paginationItems(page, 40);
      expect(items).toHaveLength(7);
      expect(items).toContain(page);
    }
  });
});
