import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useListPages } from './useListPages';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pagesOf = (page: number, { total = 25, isLoaded = true } = {}) => {
  const change = vi.fn();
  const { result } = renderHook(() => useListPages({ search: { page }, change, total, perPage: 10, isLoaded }));
  return { change, pages: result.current };
};

it('useListPages shows another page from its top', () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { change, pages } = pagesOf(1);
  expect(pages).toMatchObject({ page: 1, pageCount: 3, isPastEnd: false });
  pages.show(2);
  expect(change).toHaveBeenCalledExactlyOnceWith({ page: 2 });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});

it('useListPages replaces a page past the end with the last one, once the total is known', () => {
  expect(pagesOf(9, { isLoaded: false }).change).not.toHaveBeenCalled();
  const { change, pages } = pagesOf(9);
  expect(pages).toMatchObject({ page: 3, isPastEnd: true });
  expect(change).toHaveBeenCalledExactlyOnceWith({ page: 3 }, true);
});

it('useListPages has one page if there are no rows', () => {
  expect(pagesOf(1, { total: 0 }).pages).toMatchObject({ page: 1, pageCount: 1, isPastEnd: false });
});
