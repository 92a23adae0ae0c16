import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countdownParts } from './countdownParts';

it.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [86_399_000, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  [86_400_000 * 17 + 3_600_000 * 3 + 60_000 * 44 + 9000, { days: 17, hours: 3, minutes: 44, seconds: 9 }],
])('countdownParts splits %d ms', (span, parts) => {
  expect(countdownParts(span)).toEqual(parts);
});

it('the parts of a countdown sum to the time span in whole seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (span) => {
      const { days, hours, minutes, seconds } = countdownParts(span);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(span / 1000));
      expect(Math.max(hours - 23, minutes - 59, seconds - 59)).toBeLessThanOrEqual(0);
    }),
  );
});
