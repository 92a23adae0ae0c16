import * as fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { joinDue, localInstant, splitDue } from './localDue';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['UTC', '2026-11-20T09:00:00+00:00'],
  ['America/New_York', '2026-11-20T09:00:00-05:00'],
  ['Asia/Kolkata', '2026-11-20T09:00:00+05:30'],
])('the instant in %s has the offset of the time zone', (zone, instant) => {
  vi.stubEnv('TZ', zone);
  expect(localInstant('2026-11-20', '09:00')).toBe(instant);
});

it.each(['America/New_York', 'Asia/Tokyo', 'Europe/Lisbon'])(
  'joining and splitting a due date in %s is lossless',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, fc.boolean(), (date, hasTime) => {
        // No clock changes at noon.
        const [day, time] = [date.toISOString().slice(0, 10), hasTime ? '12:00' : null];
        expect(splitDue(joinDue(day, time))).toEqual({ day, time });
      }),
    );
  },
);

it('a time without a date is ignored', () => {
  expect(joinDue(null, '09:00')).toBeNull();
  expect(splitDue(null)).toEqual({ day: null, time: null });
});
