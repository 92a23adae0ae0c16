import { expect, it } from 'vitest';
import { amountError, parseAmount } from './changeAmountRules';

it.each([
  ['56800', 56_800],
  ['56,800', 56_800],
  ['56 800.50', 56_800.5],
  ['−3', -3],
])('parseAmount parses %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

it('amountError returns the error of an invalid amount', () => {
  expect(amountError('  ')).toBe('required');
  expect(amountError('a lot')).toBe('number');
  expect(amountError('-1')).toEqual({ key: 'min', n: 0 });
  expect(amountError('0')).toBeUndefined();
});
