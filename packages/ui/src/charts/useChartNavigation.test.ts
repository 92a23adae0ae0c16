import { describe, expect, it } from 'vitest';
import { bucketAt, walkTo } from './useChartNavigation';

describe('walkTo', () => {
  it('follows the arrow keys and stops at the ends', () => {
    expect(walkTo('ArrowRight', 3, 12, false)).toBe(4);
    expect(walkTo('ArrowRight', 11, 12, false)).toBe(11);
    expect(walkTo('ArrowLeft', 0, 12, false)).toBe(0);
    expect(walkTo('Home', 5, 12, false)).toBe(0);
    expect(walkTo('End', 5, 12, false)).toBe(11);
    expect(walkTo('PageUp', 5, 12, false)).toBe(8);
    expect(walkTo('a', 5, 12, false)).toBeUndefined();
  });
  it('swaps only the horizontal arrow keys in right-to-left', () => {
    expect(walkTo('ArrowRight', 3, 12, true)).toBe(2);
    expect(walkTo('ArrowLeft', 3, 12, true)).toBe(4);
    expect(walkTo('ArrowUp', 3, 12, true)).toBe(4);
  });
  it('moves down with vertical buckets', () => {
    expect(walkTo('ArrowDown', 3, 12, false, true)).toBe(4);
    expect(walkTo('ArrowUp', 3, 12, true, true)).toBe(2);
    expect(walkTo('PageDown', 5, 12, false, true)).toBe(8);
    expect(walkTo('PageUp', 5, 12, false, true)).toBe(2);
  });
});

describe('bucketAt', () => {
  it('clamps to the chart', () => {
    expect(bucketAt(-5, 120, 12)).toBe(0);
    expect(bucketAt(35, 120, 12)).toBe(3);
    expect(bucketAt(500, 120, 12)).toBe(11);
  });
});
