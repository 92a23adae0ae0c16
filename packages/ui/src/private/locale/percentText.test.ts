import { expect, it } from 'vitest';
import { percentText } from './percentText';

it('percentText rounds down to whole percentages', () => {
  expect([0, 0.57, 2 / 3, 0.996, 1].map((share) => percentText(share, 'en'))).toEqual([
    '0%',
    '57%',
    '66%',
    '99%',
    '100%',
  ]);
});

it('percentText formats percentages by locale', () => {
  expect(percentText(0.64, 'fr').replaceAll(/\s/g, ' ')).toBe('64 %');
  expect(percentText(0.64, 'ar')).toContain('64');
});
