import { describe, expect, it } from 'vitest';
import { rowRange, selectionOf, withRows } from './selection';

const ids = ['a', 'b', 'c', 'd'];

describe('selection', () => {
  it('is none, some or all of a page', () => {
    expect(selectionOf(ids, new Set())).toBe('none');
    expect(selectionOf(ids, new Set(['a', 'z']))).toBe('some');
    expect(selectionOf(ids, new Set(ids))).toBe('all');
    expect(selectionOf([], new Set(['a']))).toBe('none');
  });
  it('ranges in both directions and without an anchor', () => {
    expect(rowRange(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(rowRange(ids, 'c', 'a')).toEqual(['a', 'b', 'c']);
    expect(rowRange(ids, undefined, 'c')).toEqual(['c']);
    expect(rowRange(ids, 'gone', 'c')).toEqual(['c']);
    expect(rowRange(ids, 'a', 'gone')).toEqual([]);
  });
  it('keeps rows of other pages', () => {
    expect(withRows(['z'], ['a', 'b'], true)).toEqual(['z', 'a', 'b']);
    expect(withRows(['z', 'a'], ids, false)).toEqual(['z']);
  });
});
