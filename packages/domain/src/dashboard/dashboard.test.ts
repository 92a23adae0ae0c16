import { describe, expect, it } from 'vitest';
import { change, goodDirection } from './dashboard';
import { metricIds } from './dashboard.contract';

describe('change', () => {
  it.each([
    [110, 100, 0.1],
    [90, 100, -0.1],
    [5, -10, 1.5],
    [7, 0, 'new'],
    [0, 0, 0],
    [null, 5, null],
    [5, null, null],
  ])('returns the change to %s from %s as %s', (value, other, wanted) => {
    expect(change(value, other)).toBe(wanted);
  });
});

describe('goodDirection', () => {
  it('goodDirection has a direction for every metric', () => {
    expect(Object.keys(goodDirection).toSorted()).toEqual([...metricIds].toSorted());
  });
});
