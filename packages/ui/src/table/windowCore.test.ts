import { afterEach, describe, expect, it } from 'vitest';
import { rangeOf } from './windowCore';

const inSight = { startIndex: 20, endIndex: 24, overscan: 2, count: 9000 };
const print = (event: 'beforeprint' | 'afterprint') => dispatchEvent(new Event(event));
afterEach(() => print('afterprint'));

describe('which rows are made', () => {
  it('is those in sight with some beside them, and what has the focus', () => {
    expect(rangeOf(inSight, undefined)).toEqual([18, 19, 20, 21, 22, 23, 24, 25, 26]);
    expect(rangeOf({ ...inSight, startIndex: 0, count: 25 }, 3).at(-1)).toBe(24);
    expect(rangeOf(inSight, 4)[0]).toBe(4);
    expect(rangeOf(inSight, 8000).at(-1)).toBe(8000);
    expect(rangeOf({ ...inSight, count: 0, startIndex: 0, endIndex: 0 }, 0)).toEqual([]);
  });

  it('is all of them on paper, as many as a browser can lay out', () => {
    print('beforeprint');
    expect(rangeOf({ ...inSight, count: 300 }, 299)).toHaveLength(300);
    expect(rangeOf(inSight, undefined)).toHaveLength(5000);
    print('afterprint');
    expect(rangeOf(inSight, undefined)).toHaveLength(9);
  });
});
