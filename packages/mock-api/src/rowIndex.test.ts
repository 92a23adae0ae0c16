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

describe('an index of rows', () => {
  it('finds and orders as the plain functions do', () => {
    fc.assert(
      fc.property(
        fc.array(row),
        text,
        fc.constantFrom('name' as const, 'size' as const, undefined),
        fc.constantFrom('asc' as const, 'desc' as const),
        fc.constantFrom('en', 'sv', undefined),
        (rows, q, column, order, locale) => {
          const found = createRowIndex(rows, options).find(q, column, order, locale);
          const filtered = rows.filter((entry) => includesText(q, ...options.texts(entry)));
          const wanted = column ? sortRows(filtered, (entry) => entry[column], order, locale) : filtered;
          const answer = Array.from(found, (index) => rows[index]);
          // The very same objects, not only equal ones.
          expect(answer.map((entry, place) => entry === wanted[place])).toEqual(wanted.map(() => true));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is made once for the same rows, and anew for others', () => {
    const indexOf = rowIndexOf(options);
    const rows = [{ name: 'a', size: 1 }];
    expect(indexOf(rows)).toBe(indexOf(rows));
    expect(indexOf([...rows])).not.toBe(indexOf(rows));
  });
});
