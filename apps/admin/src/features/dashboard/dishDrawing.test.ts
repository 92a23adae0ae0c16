import { expect, it } from 'vitest';
import { bitesOf } from './dishDrawing';

it('bitesOf returns the same ellipses for the same ID and different ones for other IDs', () => {
  expect(bitesOf('item-5')).toEqual(bitesOf('item-5'));
  expect(bitesOf('item-5')).not.toEqual(bitesOf('item-6'));
});

it('bitesOf returns no ellipse outside the plate', () => {
  for (let dish = 0; dish < 40; dish += 1)
    for (const { x, y, rx } of bitesOf(`item-${dish}`)) expect(Math.hypot(x - 21, y - 21) + rx).toBeLessThan(15);
});
