// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inBookmarkOrder, useBookmarkOrder } from './bookmarkOrder';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('inBookmarkOrder', () => {
  it('puts reordered bookmarks first and keeps the order of the rest', () =>
    expect(inBookmarkOrder(rows(21, 22, 23, 24), [24, 22])).toEqual(rows(24, 22, 21, 23)));
  it('ignores IDs that are no longer bookmarked', () =>
    expect(inBookmarkOrder(rows(21, 22), [99, 22, 98])).toEqual(rows(22, 21)));
  it('inBookmarkOrder neither loses nor adds bookmarks', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30)), fc.array(fc.nat(30)), (ids, order) => {
        const ordered = inBookmarkOrder(rows(...ids), order).map(({ id }) => id);
        expect(ordered).toHaveLength(ids.length);
        expect(new Set(ordered)).toEqual(new Set(ids));
      }),
      { numRuns: 100 },
    ));
});

describe('useBookmarkOrder', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.resetModules());

  it('stores the order in the browser', async () => {
    const { result } = renderHook(useBookmarkOrder);
    act(() => result.current[1]([24, 21]));
    expect(result.current[0]).toEqual([24, 21]);
    expect(localStorage.getItem('bookmarkOrder')).toBe('{"0":[24,21]}');
    vi.resetModules();
    const anew = await import('./bookmarkOrder');
    expect(renderHook(anew.useBookmarkOrder).result.current[0]).toEqual([24, 21]);
  });

  it.each(['"x"', '{"0":[1.5]}', '{', '{"0":["21"]}'])('ignores the invalid stored value %s', async (text) => {
    localStorage.setItem('bookmarkOrder', text);
    vi.resetModules();
    const anew = await import('./bookmarkOrder');
    expect(renderHook(anew.useBookmarkOrder).result.current[0]).toEqual([]);
  });
});
