import { describe, expect, it } from 'vitest';
import { moveOp, movedId, shifted } from './menuTree';

describe('the order of menu records', () => {
  it('shifted moves an ID by one place, and not beyond the ends', () => {
    expect(shifted(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(shifted(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(shifted(['a', 'b', 'c'], 'a', -1)).toBeUndefined();
    expect(shifted(['a', 'b', 'c'], 'c', 1)).toBeUndefined();
  });

  it('movedId finds the ID that moved', () => {
    expect(movedId(['a', 'b', 'c'], ['c', 'a', 'b'])).toBe('c');
    expect(movedId(['a', 'b', 'c'], ['a', 'b', 'c'])).toBeUndefined();
  });

  it('moveOp keeps archived records, which are not shown, in their place', () => {
    const stored = ['a', 'hidden', 'b', 'c'];
    expect(moveOp('item', 'c', 'sec-1', stored, ['a', 'c', 'b'])).toMatchObject({ id: 'c', index: 1 });
    expect(moveOp('item', 'a', 'sec-1', stored, ['b', 'a', 'c'])).toMatchObject({ id: 'a', index: 2 });
    expect(moveOp('item', 'c', 'sec-1', stored, ['c', 'a', 'b'])).toMatchObject({ id: 'c', index: 0 });
  });
});
