import { expect, it } from 'vitest';
import { pointerToPolar } from './pointerToPolar';

const size = { width: 300, height: 200 };

it('pointerToPolar returns the angle from the top and the distance from the center', () => {
  expect(pointerToPolar({ x: 150, y: 50, ...size })).toEqual({ turn: 0, reach: 0.5 });
  expect(pointerToPolar({ x: 250, y: 100, ...size })).toEqual({ turn: 0.25, reach: 1 });
  expect(pointerToPolar({ x: 150, y: 200, ...size })).toEqual({ turn: 0.5, reach: 1 });
  expect(pointerToPolar({ x: 0, y: 100, ...size })).toEqual({ turn: 0.75, reach: 1.5 });
});
