import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate, businessDay, wallClock } from './businessDay';
import { tradingDay, tradingHours } from './tradingDay';

const hour = 3_600_000;
// Troll changes its clock by two hours, across a whole close-out hour, so its business dates aren't monotonic.
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Antarctica/Troll');
const zone = fc.constantFrom(...zones);
const sample = fc.constantFrom('America/New_York', 'Europe/Lisbon', 'Asia/Tokyo');
const closeOut = fc.integer({ min: 0, max: 12 });
const instant = fc.integer({ min: Date.UTC(2022, 0, 1), max: Date.UTC(2029, 0, 1) });
const date = instant.map((moment) => new Date(moment).toISOString().slice(0, 10));

describe('business dates', () => {
  it('business dates never decrease over time, and increase by at most two days within 24 hours', () => {
    fc.assert(
      fc.property(instant, zone, closeOut, (first, timeZone, close) => {
        const dates = [0, 1, 6, 12, 18, 24].map((hours) =>
          businessDate(new Date(first + hours * hour), timeZone, close),
        );
        expect(dates).toEqual(dates.toSorted());
        expect(addDays(dates[0]!, 2) >= dates.at(-1)!).toBe(true);
      }),
    );
  });

  it('business dates and hours do not depend on the time zone of the device', () => {
    const { TZ } = process.env;
    fc.assert(
      fc.property(instant, zone, zone, closeOut, (moment, timeZone, device, close) => {
        const figures = (tz: string) => {
          process.env.TZ = tz;
          const at = new Date(moment);
          const day = businessDate(at, timeZone, close);
          const { from, to } = businessDay(day, timeZone, close);
          return [day, from.getTime(), to.getTime(), wallClock(at, timeZone), tradingHours(close)];
        };
        expect(figures(device)).toEqual(figures('UTC'));
      }),
    );
    process.env.TZ = TZ ?? '';
    if (TZ === undefined) delete process.env.TZ;
  });

  it('business dates cover the timeline without gaps', () => {
    fc.assert(
      fc.property(date, zone, closeOut, (day, timeZone, close) => {
        const { from, to } = businessDay(day, timeZone, close);
        expect(businessDay(addDays(day, 1), timeZone, close).from).toEqual(to);
        expect(businessDate(from, timeZone, close)).toBe(day);
        expect(businessDate(new Date(from.getTime() - 1), timeZone, close)).toBe(addDays(day, -1));
        expect(businessDate(new Date(to.getTime() - 1), timeZone, close)).toBe(day);
      }),
    );
  });

  it('business dates last 23, 24 or 25 hours in the sample zones', () => {
    fc.assert(
      fc.property(date, sample, closeOut, (day, timeZone, close) => {
        const { from, to } = businessDay(day, timeZone, close);
        expect([23, 24, 25]).toContain((to.getTime() - from.getTime()) / hour);
      }),
    );
  });
});

describe('trading day', () => {
  it('converts instants to local time and back', () => {
    fc.assert(
      fc.property(
        date,
        zone,
        closeOut,
        fc.double({ min: 0, max: 0.9999, noNaN: true }),
        (name, timeZone, close, share) => {
          const day = tradingDay(name, timeZone, close);
          const moment = Math.floor(day.from + share * (day.to - day.from));
          const wall = wallClock(new Date(moment), timeZone);
          const minute = wall.minute + (wall.date === name ? 0 : 1440);
          expect(day.minuteOf(moment)).toBe(minute);
          expect(day.hourOf(moment)).toBe(Math.floor(wall.minute / 60));
          expect(day.minuteOf(day.at(minute))).toBe(minute);
          expect(tradingHours(close).indexOf(day.hourOf(moment))).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it.each([
    ['the close-out hour itself', 'America/New_York', 4, '2025-11-02', '2025-11-02T09:00:00Z', 4],
    ['just before the close-out hour', 'America/New_York', 4, '2025-11-01', '2025-11-02T08:59:59Z', 3],
    ['the repeated hour, first occurrence', 'America/New_York', 4, '2025-11-01', '2025-11-02T05:30:00Z', 1],
    ['the repeated hour, second occurrence', 'America/New_York', 4, '2025-11-01', '2025-11-02T06:30:00Z', 1],
    ['just before the skipped hour', 'America/New_York', 4, '2025-03-08', '2025-03-09T06:59:59Z', 1],
    ['just after the skipped hour', 'America/New_York', 4, '2025-03-08', '2025-03-09T07:00:00Z', 3],
  ])('assigns %s to one date and one hour', (_name, timeZone, close, name, moment, bucket) => {
    expect(businessDate(new Date(moment), timeZone, close)).toBe(name);
    expect(tradingDay(name, timeZone, close).hourOf(Date.parse(moment))).toBe(bucket);
  });

  it('resolves a time skipped by DST to the next instant and a repeated time to its first instant', () => {
    const spring = tradingDay('2025-03-08', 'America/New_York', 4);
    expect(new Date(spring.at(26.5 * 60)).toISOString()).toBe('2025-03-09T07:00:00.000Z');
    const next = tradingDay('2025-03-09', 'America/New_York', 2);
    expect(next.at(2.5 * 60)).toBe(next.from);
    const autumn = tradingDay('2025-11-01', 'America/New_York', 4);
    expect(new Date(autumn.at(25.5 * 60)).toISOString()).toBe('2025-11-02T05:30:00.000Z');
  });

  it.each(['UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Apia'])(
    'a business date is the same for a viewer in %s',
    (viewer) => {
      const before = process.env.TZ;
      process.env.TZ = viewer;
      const { from, to, minuteOf } = tradingDay('2025-11-01', 'America/New_York', 4);
      process.env.TZ = before;
      expect([from, to, minuteOf(from)]).toEqual([Date.UTC(2025, 10, 1, 8), Date.UTC(2025, 10, 2, 9), 240]);
    },
  );

  it('tradingHours lists the hours of a business date, starting at the close-out hour', () => {
    expect(tradingHours(22)).toEqual([22, 23, ...Array.from({ length: 22 }, (_, index) => index)]);
  });
});
