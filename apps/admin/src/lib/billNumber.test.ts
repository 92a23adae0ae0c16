import { expect, it } from 'vitest';
import { billNumber } from './billNumber';

it('billNumber returns the last part of a bill ID without leading zeros', () => {
  expect(billNumber('bill-quay-2026-11-20-019')).toBe('19');
  expect(billNumber('000')).toBe('0');
});
