import { expect, it } from 'vitest';
import { invoiceIdsOf, maxPrinted } from './invoiceIdOf';

it('reads one or several numbers', () => {
  expect(invoiceIdsOf('5035')).toEqual([5035]);
  expect(invoiceIdsOf('5036,5034,5036')).toEqual([5036, 5034]);
});

it.each(['', ',', '5035,', 'abc', '5035,x', '-1', '1234567890'])('rejects "%s"', (text) => {
  expect(invoiceIdsOf(text)).toEqual([]);
});

it('rejects more invoices than one document contains', () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join();
  expect(invoiceIdsOf(list(maxPrinted))).toHaveLength(maxPrinted);
  expect(invoiceIdsOf(list(maxPrinted + 1))).toEqual([]);
});
