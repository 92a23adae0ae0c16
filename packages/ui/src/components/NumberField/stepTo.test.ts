import { expect, it } from 'vitest';
import { stepTo } from './stepTo';

const free = { min: -Infinity, max: Infinity, step: 1 };

it('keeps the stepped value within the limits', () => {
  expect(stepTo(4, 10, free)).toBe(14);
  expect(stepTo(4, -10, { ...free, min: 0 })).toBe(0);
  expect(stepTo(95, 10, { ...free, max: 99 })).toBe(99);
});

it('steps fractions without floating-point errors', () => {
  expect(stepTo(0.1, 0.2, { ...free, step: 0.1 })).toBe(0.3);
  expect(stepTo(17.05, 0.5, { ...free, step: 0.05 })).toBe(17.55);
});

it('steps an empty value to zero, or to the limit closest to zero', () => {
  expect(stepTo(Number.NaN, 10, free)).toBe(0);
  expect(stepTo(Number.NaN, 10, { ...free, min: 5 })).toBe(5);
});
