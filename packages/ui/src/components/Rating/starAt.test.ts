import { expect, it } from 'vitest';
import { starAt } from './starAt';

it('rounds the position on the stars up to the step', () => {
  expect([0, 0.2, 1, 1.01, 4.9, 6].map((along) => starAt(along, 1, 5))).toEqual([1, 1, 1, 2, 5, 5]);
  expect([0.2, 0.6, 2.5, 2.51].map((along) => starAt(along, 0.5, 5))).toEqual([0.5, 1, 2.5, 3]);
});
