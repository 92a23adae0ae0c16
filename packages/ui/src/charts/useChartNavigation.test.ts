import { describe, expect, it } from 'vitest';
import { bucketAt, nextBucket } from './useChartNavigation';

describe('nextBucket', () => {
  it('moves with the arrow, Home, End and Page Up keys and stops at the ends', () => {
    expect(nextBucket('ArrowRight', 3, 12, false)).toBe(4);
    expect(nextBucket('ArrowRight', 11, 12, false)).toBe(11);
    expect(nextBucket('ArrowLeft', 0, 12, false)).toBe(0);
    expect(nextBucket('Home', 5, 12, false)).toBe(0);
    expect(nextBucket('End', 5, 12, false)).toBe(11);
    expect(nextBucket('PageUp', 5, 12, false)).toBe(8);
    expect(nextBucket('a', 5, 12, false)).toBeUndefined();
  });
  it('swaps only the horizontal arrow keys in right-to-left layouts', () => {
    expect(nextBucket('ArrowRight', 3, 12, true)).toBe(2);
    expect(nextBucket('ArrowLeft', 3, 12, true)).toBe(4);
    expect(nextBucket('ArrowUp', 3, 12, true)).toBe(4);
  });
  it('moves down to the next bucket and up to the previous one if the buckets are vertical', () => {
    expect(nextBucket('ArrowDown', 3, 12, false, true)).toBe(4);
    expect(nextBucket('ArrowUp', 3, 12, true, true)).toBe(2);
    expect(nextBucket('PageDown', 5, 12, false, true)).toBe(8);
    expect(nextBucket('PageUp', 5, 12, false, true)).toBe(2);
  });
});

describe('bucketAt', () => {
  it('returns the first or last bucket for a position outside the chart', () => {
    expect(bucketAt(-5, 120, 12)).toBe(0);
    expect(bucketAt(35, 120, 12)).toBe(3);
    expect(bucketAt(500, 120, 12)).toBe(11);
  });
});
