import { describe, expect, it } from 'vitest';
import { compareValues, nextSorting } from './sorting';

describe('nextSorting', () => {
  it('goes first direction, other one, none', () => {
    const one = nextSorting([], 'a');
    expect(one).toEqual([{ column: 'a', direction: 'asc' }]);
    const two = nextSorting(one, 'a');
    expect(two).toEqual([{ column: 'a', direction: 'desc' }]);
    expect(nextSorting(two, 'a')).toEqual([]);
  });
  it('starts down where the column says so', () => {
    expect(nextSorting([], 'a', 'desc')).toEqual([{ column: 'a', direction: 'desc' }]);
  });
  it('drops the other columns, or keeps them with multi', () => {
    const rules = [{ column: 'a', direction: 'desc' }] as const;
    expect(nextSorting(rules, 'b')).toEqual([{ column: 'b', direction: 'asc' }]);
    expect(nextSorting(rules, 'b', 'asc', true)).toEqual([...rules, { column: 'b', direction: 'asc' }]);
    expect(nextSorting(rules, 'a', 'asc', true)).toEqual([]);
  });
});

it('compares by kind', () => {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  expect(compareValues(2, 10, collator)).toBeLessThan(0);
  expect(compareValues('Table 2', 'Table 10', collator)).toBeLessThan(0);
  expect(compareValues('Émile', 'emile', collator)).toBe(0);
  expect(compareValues(new Date(2), new Date(1), collator)).toBeGreaterThan(0);
});
