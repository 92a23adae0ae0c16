import { describe, expect, it } from 'vitest';
import { nextKeys } from './useRecycledKeys';

describe('nextKeys', () => {
  it('keeps the keys of existing items and reuses those of removed items', () => {
    const first = nextKeys(new Map(), [0, 1, 2]);
    expect([...first]).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(nextKeys(first, [2, 3, 4])).toEqual(
      new Map([
        [2, 2],
        [3, 0],
        [4, 1],
      ]),
    );
    expect(nextKeys(first, [1])).toEqual(new Map([[1, 1]]));
    expect(nextKeys(first, [0, 70, 71, 72])).toEqual(
      new Map([
        [0, 0],
        [70, 1],
        [71, 2],
        [72, 3],
      ]),
    );
  });
});
