import { expect, it } from 'vitest';
import { compareValues } from './compareValues';

it('compareValues compares numbers and dates by size and text with the collator', () => {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  expect(compareValues(2, 10, collator)).toBeLessThan(0);
  expect(compareValues('Table 2', 'Table 10', collator)).toBeLessThan(0);
  expect(compareValues('Émile', 'emile', collator)).toBe(0);
  expect(compareValues(new Date(2), new Date(1), collator)).toBeGreaterThan(0);
});
