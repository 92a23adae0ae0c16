import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restoreRows } from './restoreRows';

const row = (id: number, text = '') => ({ id, text });

describe('restoreRows', () => {
  it('restores changed and removed rows and removes added ones', () => {
    const before = [row(1), row(2), row(3), row(4)];
    expect(restoreRows([row(1), row(2, 'changed'), row(4), row(9)], before, [2, 3, 9])).toEqual(before);
  });

  it('restoreRows keeps changes to other rows', () => {
    const before = [row(1), row(2), row(3)];
    expect(restoreRows([row(3, 'later'), row(5)], before, [1, 2])).toEqual([row(1), row(2), row(3, 'later'), row(5)]);
  });

  it('restoreRows undoes any change to the given rows', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(ids, ids, ids, (all, gone, changed) => {
        const before = all.map((id) => row(id));
        const touched = [...gone, ...changed];
        const after = before
          .filter(({ id }) => !gone.includes(id))
          .map(({ id }) => row(id, changed.includes(id) ? 'x' : ''));
        expect(restoreRows(after, before, touched)).toEqual(before);
      }),
    );
  });
});
