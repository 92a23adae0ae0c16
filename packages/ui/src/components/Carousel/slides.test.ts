import { describe, expect, it } from 'vitest';
import { nearestSlide, slideAfter } from './slides';

describe('slideAfter', () => {
  it.each([
    ['moves to the next slide', 0, 1, 4, 1, false, 1],
    ['stays at the end', 3, 1, 4, 1, false, 3],
    ['stays at the start', 0, -1, 4, 1, false, 0],
    ['loops from the end to the start', 3, 1, 4, 1, true, 0],
    ['loops from the start to the end', 0, -1, 4, 1, true, 3],
    ['does not move past the last full view', 1, 3, 5, 3, false, 2],
    ['loops with several slides in view', 2, 1, 5, 3, true, 0],
    ['stays at 0 with fewer slides than fit', 0, 1, 2, 3, true, 0],
  ] as const)('slideAfter %s', (_, index, step, count, perView, isLooped, expected) =>
    expect(slideAfter(index, step, count, perView, isLooped)).toBe(expected),
  );
});

describe('nearestSlide', () => {
  it.each([
    [[0, 300, 600], 0, 0],
    [[-310, -10, 290], 0, 1],
    [[-600, -300, 0], 0, 2],
    [[], 0, 0],
  ])('with slides at %j and the frame at %i, returns the nearest slide, %i', (starts, frame, expected) =>
    expect(nearestSlide(starts, frame)).toBe(expected),
  );
});
