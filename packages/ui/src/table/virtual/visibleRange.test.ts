import { describe, expect, it } from 'vitest';
import { visibleRange } from './visibleRange';

const visible = { startIndex: 20, endIndex: 24, overscan: 2, count: 9000 };

describe('visibleRange', () => {
  it('includes the visible rows, their overscan and the row with focus', () => {
    expect(visibleRange(visible, undefined)).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26]);
    expect(visibleRange({ ...visible, startIndex: 0, count: 25 }, 3).at(-1)).toBe(24);
    expect(visibleRange(visible, 4)[0]).toBe(4);
    expect(visibleRange(visible, 8000).at(-1)).toBe(8000);
    expect(visibleRange({ ...visible, count: 0, startIndex: 0, endIndex: 0 }, 0)).toEqual([]);
  });

  it('includes all rows in print, up to a limit', () => {
    expect(visibleRange({ ...visible, count: 300 }, 299, true)).toHaveLength(300);
    expect(visibleRange(visible, undefined, true)).toHaveLength(5000);
    expect(visibleRange(visible, undefined)).toHaveLength(9);
  });
});
