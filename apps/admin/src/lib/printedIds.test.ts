import { expect, it } from 'vitest';
import { maxPrinted, printedIds } from './printedIds';

const idsOf = (text: string) => printedIds(text, (part) => (/^\d{1,9}$/.test(part) ? Number(part) : undefined));

it('printedIds parses one or several IDs and removes duplicates', () => {
  expect(idsOf('5035')).toEqual([5035]);
  expect(idsOf('5036,5034,5036')).toEqual([5036, 5034]);
});

it.each(['', ',', '5035,', 'abc', '5035,x', '-1', '1234567890'])('printedIds rejects "%s"', (text) => {
  expect(idsOf(text)).toEqual([]);
});

it('printedIds rejects more IDs than a page prints', () => {
  const list = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join();
  expect(idsOf(list(maxPrinted))).toHaveLength(maxPrinted);
  expect(idsOf(list(maxPrinted + 1))).toEqual([]);
});
