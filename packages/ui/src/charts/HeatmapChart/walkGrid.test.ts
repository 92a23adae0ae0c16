import { describe, expect, it } from 'vitest';
import { heatStep, walkGrid } from './walkGrid';

describe('walkGrid', () => {
  const walk = (key: string, from: number, isMirrored = false) => walkGrid(key, from, 3, 4, isMirrored);

  it('moves in both directions and stays inside the grid', () => {
    expect([walk('ArrowRight', 4), walk('ArrowRight', 7), walk('ArrowLeft', 4)]).toEqual([5, 7, 4]);
    expect([walk('ArrowDown', 4), walk('ArrowDown', 9), walk('ArrowUp', 4), walk('ArrowUp', 2)]).toEqual([8, 9, 0, 2]);
    expect([walk('Home', 6), walk('End', 5), walk('PageUp', 10), walk('PageDown', 2)]).toEqual([4, 7, 2, 10]);
    expect(walk('a', 4)).toBeUndefined();
  });

  it('swaps the arrow keys in right-to-left', () => {
    expect([walk('ArrowRight', 5, true), walk('ArrowLeft', 5, true)]).toEqual([4, 6]);
  });
});

describe('heatStep', () => {
  it('returns 1 for the lowest and 7 for the highest value, and 7 for a single value', () => {
    expect([heatStep(0, 0, 60), heatStep(30, 0, 60), heatStep(60, 0, 60), heatStep(5, 5, 5)]).toEqual([1, 4, 7, 7]);
  });
});
