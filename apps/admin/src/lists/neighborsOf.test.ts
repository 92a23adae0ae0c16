import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neighborsOf } from './neighborsOf';

it('neighborsOf returns the rows before and after a row, and none for an unknown one', () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  expect(neighborsOf(rows, 1)).toEqual({ previous: undefined, next: rows[1] });
  expect(neighborsOf(rows, 3)).toEqual({ previous: rows[1], next: undefined });
  expect(neighborsOf(rows, 9)).toEqual({});
});

it('stepping from the first row reaches every row of all pages once, in order, at any page size', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 50 }),
      (ids, size) => {
        const rows = ids.map((id) => ({ id }));
        const pages = Array.from({ length: Math.ceil(rows.length / size) }, (_, page) =>
          rows.slice(page * size, (page + 1) * size),
        );
        const visited: number[] = [];
        for (let row: { id: number } | undefined = pages[0]![0]; row && visited.length <= ids.length;) {
          visited.push(row.id);
          row = neighborsOf(pages.flat(), row.id).next;
        }
        expect(visited).toEqual(ids);
        const last = neighborsOf(rows, ids.at(-1)!).previous;
        expect(last?.id).toBe(ids.at(-2));
      },
    ),
  );
});
