import { expect, it } from 'vitest';
import { amountError, parseAmount } from './changeAmountRules';

it.each([
  ['56800', 56_800],
  ['56,800', 56_800],
  ['56.800', 56_800],
  ['56\u00A0800', 56_800],
  ['56 800.50', 56_800.5],
  ['1.056.800,5', 1_056_800.5],
  ['−3', -3],
])('parseAmount parses %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

it('amountError returns the error of an invalid amount', () => {
  expect(amountError('  ')).toBe('required');
  expect(amountError('a lot')).toBe('number');
  expect(amountError('-1')).toEqual({ key: 'min', n: 0 });
  expect(amountError('60,000.50')).toBe('integer');
  expect(amountError('99,999,999,999,999')).toEqual({ key: 'max', n: 1_000_000_000 });
  expect(amountError('0')).toBeUndefined();
});
