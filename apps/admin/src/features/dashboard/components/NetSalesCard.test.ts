import { expect, it } from 'vitest';
import { hasValues } from './NetSalesCard';

it.each([
  [false, [0, 0], [0]],
  [true, [0, 0], [0, 12.5]],
  [true, [-3], []],
  [false, [], []],
])('hasValues is %s for the series %j and %j', (wanted, first, second) =>
  expect(hasValues([first, second].map((data) => ({ name: 'Net sales', data })))).toBe(wanted),
);
