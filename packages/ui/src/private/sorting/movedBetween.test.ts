import { describe, expect, it } from 'vitest';
import { movedBetween, type SortMove } from './movedBetween';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));
const ids = (lists: readonly (readonly { id: number }[])[] | undefined) =>
  lists?.map((list) => list.map(({ id }) => id));
const lists = [rows(1, 2, 3), rows(4, 5), rows()];
const move = (keys: number[], target: number | null, position: SortMove['position'] = 'before') => ({
  keys,
  target,
  position,
});

describe('movedBetween', () => {
  it.each([
    ['within a list', 0, move([1], 3, 'after'), [[2, 3, 1], [4, 5], []]],
    ['to another list', 1, move([1], 5), [[2, 3], [4, 1, 5], []]],
    ['from several lists', 2, move([2, 5], null), [[1, 3], [4], [2, 5]]],
    ['to the end', 1, move([3], null), [[1, 2], [4, 5, 3], []]],
    ['to the end if the target is missing', 1, move([3], 99), [[1, 2], [4, 5, 3], []]],
    ['next to one of the moved rows, in order', 0, move([1, 2], 2, 'after'), undefined],
    ['next to one of the moved rows, out of order', 0, move([1, 3], 3, 'after'), [[2, 1, 3], [4, 5], []]],
    ['to the current position', 0, move([1], 2), undefined],
    ['of a missing row', 0, move([99], 1), undefined],
    ['to an unknown list', 7, move([1], null), undefined],
  ] as const)('returns the lists, or undefined if nothing changes, after a move %s', (_name, into, given, expected) =>
    expect(ids(movedBetween(lists, into, given))).toEqual(expected),
  );

  it('keeps the arrays of unchanged lists', () => {
    const next = movedBetween(lists, 1, move([1], 5));
    expect(next?.[2]).toBe(lists[2]);
  });
});
