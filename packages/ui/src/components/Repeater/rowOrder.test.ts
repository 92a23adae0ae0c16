import { describe, expect, it } from 'vitest';
import { rowKeys, moveItem } from './rowOrder';

describe('moveItem', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('moves an item from %i to %i', (from, to, expected) =>
    expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(expected),
  );
});

describe('rowKeys', () => {
  it('keeps existing keys and creates unique ones', () => {
    expect(rowKeys([4, 0], 2)).toEqual([4, 0]);
    expect(rowKeys([4, 0], 4)).toEqual([4, 0, 5, 6]);
    expect(rowKeys([4, 0], 1)).toEqual([4]);
    expect(rowKeys([], 2)).toEqual([0, 1]);
  });
});
