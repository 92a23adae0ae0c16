import { expect, it } from 'vitest';
import { clampSize, resizeByKey } from './paneSize';

const range = { min: 280, max: 480 };

it.each([
  ['ArrowRight', false, false, 376],
  ['ArrowRight', true, false, 344],
  ['ArrowLeft', false, true, 296],
  ['ArrowLeft', true, true, 424],
  ['Home', false, false, 280],
  ['End', true, false, 480],
  ['Enter', false, false, undefined],
] as const)('resizeByKey with %s (RTL: %s, large step: %s) returns %s', (key, isRtl, isLarge, expected) =>
  expect(resizeByKey(key, 360, { range, isRtl, isLarge })).toBe(expected),
);

it('clampSize keeps the width within its range', () => {
  expect(clampSize(100, range)).toBe(280);
  expect(clampSize(900.4, range)).toBe(480);
});
