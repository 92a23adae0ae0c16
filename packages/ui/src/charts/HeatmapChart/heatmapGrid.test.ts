import { describe, expect, it } from 'vitest';
import { heatStep, nextCell } from './heatmapGrid';

describe('nextCell', () => {
  const move = (key: string, from: number, isMirrored = false) => nextCell(key, from, 3, 4, isMirrored);

  it('moves with the arrow, Home, End, Page Up and Page Down keys and stays inside the grid', () => {
    expect([move('ArrowRight', 4), move('ArrowRight', 7), move('ArrowLeft', 4)]).toEqual([5, 7, 4]);
    expect([move('ArrowDown', 4), move('ArrowDown', 9), move('ArrowUp', 4), move('ArrowUp', 2)]).toEqual([8, 9, 0, 2]);
    expect([move('Home', 6), move('End', 5), move('PageUp', 10), move('PageDown', 2)]).toEqual([4, 7, 2, 10]);
    expect(move('a', 4)).toBeUndefined();
  });

  it('swaps Left and Right in right-to-left layouts', () => {
    expect([move('ArrowRight', 5, true), move('ArrowLeft', 5, true)]).toEqual([4, 6]);
  });
});

describe('heatStep', () => {
  it('returns 1 for the lowest value, and 7 for the highest and for a single value', () => {
    expect([heatStep(0, 0, 60), heatStep(30, 0, 60), heatStep(60, 0, 60), heatStep(5, 5, 5)]).toEqual([1, 4, 7, 7]);
  });
});
