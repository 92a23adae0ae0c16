import { describe, expect, it } from 'vitest';
import { sparklinePath } from './sparklinePath';

const box = { width: 60, height: 26, inset: 3 };

describe('sparklinePath', () => {
  it('spans the width inside the inset, with the highest value at the top', () => {
    expect(sparklinePath([0, 10], box).line).toBe('M3 22L57 4');
  });
  it('leaves a gap where data is missing', () => {
    expect(sparklinePath([1, 2, null, 3, 4], box).line.match(/M/g)).toHaveLength(2);
  });
  it('returns the position of the last known value', () => {
    expect(sparklinePath([0, 10, null], box).last).toEqual({ x: 30, y: 4 });
  });
  it('draws a horizontal line for equal values and nothing without data', () => {
    expect(sparklinePath([5, 5], box).line).toBe('M3 13L57 13');
    expect(sparklinePath([], box)).toEqual({ line: '', area: '', last: undefined });
  });
});
