import { describe, expect, it } from 'vitest';
import { fittingKeys, moved } from './rowOrder';

describe('moved', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('from %i to %i', (from, to, expected) => expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected));
});

describe('fittingKeys', () => {
  it('keeps existing keys and creates unique ones', () => {
    expect(fittingKeys([4, 0], 2)).toEqual([4, 0]);
    expect(fittingKeys([4, 0], 4)).toEqual([4, 0, 5, 6]);
    expect(fittingKeys([4, 0], 1)).toEqual([4]);
    expect(fittingKeys([], 2)).toEqual([0, 1]);
  });
});
