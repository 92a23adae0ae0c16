import { expect, it } from 'vitest';
import { neighborsOf } from './neighborsOf';

it('returns the rows before and after a row, and none for an unknown one', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(neighborsOf(rows, 1)).toEqual({ previous: undefined, next: rows[1] });
  expect(neighborsOf(rows, 3)).toEqual({ previous: rows[1], next: undefined });
  expect(neighborsOf(rows, 9)).toEqual({});
});
