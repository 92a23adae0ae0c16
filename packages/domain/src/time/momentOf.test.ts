import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, wallClock } from './businessDay';
import { momentOf } from './momentOf';

describe('momentOf', () => {
  it.each([
    ['America/New_York', '2026-11-20', 1215, '2026-11-21T01:15:00.000Z'],
    ['Asia/Tokyo', '2026-11-20', 1440, '2026-11-20T15:00:00.000Z'],
    ['skipped', '2025-03-09', 150, '2025-03-09T07:00:00.000Z', 'America/New_York'],
    ['repeated minute: the first', '2025-11-02', 90, '2025-11-02T05:30:00.000Z', 'America/New_York'],
    ['after the repeated hour', '2025-11-02', 120, '2025-11-02T07:00:00.000Z', 'America/New_York'],
    ['UTC', '0002-11-20', 90, '0002-11-20T01:30:00.000Z'],
    ['skipped', '2025-03-30', 60, '2025-03-30T01:00:00.000Z', 'Europe/Lisbon'],
  ])('returns the instant (%s) on %s for minute %i', (name, date, minute, wanted, zone = name) => {
    expect(momentOf(date, minute, zone).toISOString()).toBe(wanted);
  });

  it('returns the requested time or the next existing one, in ascending order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('America/New_York', 'Europe/Lisbon', 'Asia/Tokyo', 'Australia/Lord_Howe'),
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 0, max: 1438 }),
        (zone, day, minute) => {
          const date = addDays('2025-01-01', day);
          const moment = momentOf(date, minute, zone);
          const shown = wallClock(moment, zone);
          expect(shown.date).toBe(date);
          expect(shown.minute).toBeGreaterThanOrEqual(minute);
          expect(shown.minute).toBeLessThan(minute + 61);
          expect(momentOf(date, minute + 1, zone).getTime()).toBeGreaterThanOrEqual(moment.getTime());
        },
      ),
      { numRuns: 100 },
    );
  });
});
