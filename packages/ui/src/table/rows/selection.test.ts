import { describe, expect, it } from 'vitest';
import { recordOf } from '../model/tableState';
import { rowRange, selectionOf, withRows } from './selection';

const ids = ['a', 'b', 'c', 'd'];

describe('selection', () => {
  it('returns whether none, some or all rows of a page are selected', () => {
    expect(selectionOf(ids, {})).toBe('none');
    expect(selectionOf(ids, recordOf(['a', 'z'], true))).toBe('some');
    expect(selectionOf(ids, recordOf(ids, true))).toBe('all');
    expect(selectionOf([], recordOf(['a'], true))).toBe('none');
  });
  it('selects ranges in both directions and without an anchor', () => {
    expect(rowRange(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(rowRange(ids, 'c', 'a')).toEqual(['a', 'b', 'c']);
    expect(rowRange(ids, undefined, 'c')).toEqual(['c']);
    expect(rowRange(ids, 'gone', 'c')).toEqual(['c']);
    expect(rowRange(ids, 'a', 'gone')).toEqual([]);
  });
  it('keeps selected rows of other pages', () => {
    expect(withRows(recordOf(['z'], true), ['a', 'b'], true)).toEqual(recordOf(['z', 'a', 'b'], true));
    expect(withRows(recordOf(['z', 'a'], true), ids, false)).toEqual(recordOf(['z'], true));
  });
});
