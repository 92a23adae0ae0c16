import { expect, it } from 'vitest';
import { gridNeighbor } from './gridNeighbor';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 7, undefined],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 6, undefined],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, undefined],
  ['Home', 5, 0],
  ['End', 5, 7],
  ['Enter', 5, undefined],
] as const)('%s moves from item %i of 8 in 3 columns to %s', (key, from, to) => {
  expect(gridNeighbor(key, from, 8, 3)).toBe(to);
});

it('the left and right arrows are swapped in right-to-left text', () => {
  expect(gridNeighbor('ArrowLeft', 3, 8, 3, true)).toBe(4);
  expect(gridNeighbor('ArrowRight', 3, 8, 3, true)).toBe(2);
  expect(gridNeighbor('ArrowDown', 3, 8, 3, true)).toBe(6);
});
