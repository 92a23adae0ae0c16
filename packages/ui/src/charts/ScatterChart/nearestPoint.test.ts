import { expect, it } from 'vitest';
import { nearestPoint } from './nearestPoint';

const places = [
  { x: 10, y: 10 },
  { x: 40, y: 10 },
];

it('nearestPoint returns the index of the nearest point within reach', () => {
  expect(nearestPoint(places, { x: 30, y: 12 })).toBe(1);
  expect(nearestPoint(places, { x: 12, y: 12 })).toBe(0);
  expect(nearestPoint(places, { x: 200, y: 200 })).toBeUndefined();
  expect(nearestPoint([], { x: 0, y: 0 })).toBeUndefined();
});
