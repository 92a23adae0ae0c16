import { describe, expect, it } from 'vitest';
import { nearestSlide, slideAfter } from './slides';

describe('slideAfter', () => {
  it.each([
    ['on', 0, 1, 4, 1, false, 1],
    ['stays at the end', 3, 1, 4, 1, false, 3],
    ['stays at the start', 0, -1, 4, 1, false, 0],
    ['round from the end', 3, 1, 4, 1, true, 0],
    ['round from the start', 0, -1, 4, 1, true, 3],
    ['keeps the view full', 1, 3, 5, 3, false, 2],
    ['round with several in view', 2, 1, 5, 3, true, 0],
    ['fewer than fit', 0, 1, 2, 3, true, 0],
  ] as const)('%s', (_, index, step, count, perView, isLooped, expected) =>
    expect(slideAfter(index, step, count, perView, isLooped)).toBe(expected),
  );
});

describe('nearestSlide', () => {
  it.each([
    [[0, 300, 600], 0, 0],
    [[-310, -10, 290], 0, 1],
    [[-600, -300, 0], 0, 2],
    [[], 0, 0],
  ])('%j against %i', (starts, frame, expected) => expect(nearestSlide(starts, frame)).toBe(expected));
});
