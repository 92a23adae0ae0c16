import { includesText, sortRows } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRowIndex, rowIndexOf } from './rowIndex';

interface Row {
  name: string;
  size: number | undefined;
}
const options = {
  texts: ({ name, size }: Row) => [name, String(size ?? '')],
  value: (row: Row, column: 'name' | 'size') => row[column],
};
const text = fc.oneof(
  fc.constantFrom('', 'a', 'A', 'é', 'e\u0301', '10', '9', 'Σ', 'ΑΣ', '\u0000', 'b\u0000c'),
  fc.string(),
);
const row = fc.record({ name: text, size: fc.oneof(fc.constant(undefined), fc.integer({ min: -3, max: 30 })) });

describe('createRowIndex', () => {
  it('a row index filters and sorts rows like includesText and sortRows', () => {
    fc.assert(
      fc.property(
        fc.array(row),
        fc.array(
          fc.record({
            q: text,
            column: fc.constantFrom('name' as const, 'size' as const, undefined),
            order: fc.constantFrom('asc' as const, 'desc' as const),
            locale: fc.constantFrom('en', 'sv', undefined),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        (rows, questions) => {
          const index = createRowIndex(rows, options);
          // One index for all queries, so that its cached results are reused.
          for (const { q, column, order, locale } of questions) {
            const found = Array.from(index.find(q, column, order, locale), (place) => rows[place]);
            const filtered = rows.filter((entry) => includesText(q, ...options.texts(entry)));
            const wanted = column ? sortRows(filtered, (entry) => entry[column], order, locale) : filtered;
            // The same objects, not only equal ones.
            expect(found.map((entry, place) => entry === wanted[place])).toEqual(wanted.map(() => true));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('a row index is created once per array of rows', () => {
    const indexOf = rowIndexOf(options);
    const rows = [{ name: 'a', size: 1 }];
    expect(indexOf(rows)).toBe(indexOf(rows));
    expect(indexOf([...rows])).not.toBe(indexOf(rows));
  });
});
