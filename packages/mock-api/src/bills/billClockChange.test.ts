import { addDays, businessDate, tradingHours, weekdays, type WeeklyHours } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDay, noSums } from '../dashboard/daySums';
import { plainRestaurants } from '../restaurants/restaurants.fixtures';
import { makeBlock } from './dayBlock';

const minutes = 60_000;
const noLabour = { cost: 0, minutes: 0, people: 0, hours: new Map<number, number>() };
const newYork = 'America/New_York';
const lisbon = 'Europe/Lisbon';

/** The clock changes in the night after the date, or in its first hours if the close-out hour is early. */
const changes = [
  [newYork, '2026-03-07'],
  [newYork, '2026-10-31'],
  [lisbon, '2026-03-28'],
  [lisbon, '2026-10-24'],
  ['Asia/Tokyo', '2026-03-28'],
] as const;

/**
 * Returns the opening hours of a whole business day. Its first hours are a separate range, so that they have more
 * bills.
 */
function hoursFrom(closeOutHour: number) {
  const [start, middle] = [closeOutHour, closeOutHour + 3].map((hour) => `${String(hour).padStart(2, '0')}:00`);
  const end = closeOutHour === 0 ? '24:00' : start;
  const ranges = [
    { from: start, to: middle },
    { from: middle, to: end },
  ];
  return Object.fromEntries(weekdays.map((day) => [day, ranges])) as unknown as WeeklyHours;
}

function localHours(timeZone: string) {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return (instant: Date) => Number(format.format(instant));
}

it('bills have one business date and one hour when the clock changes and at the close-out hour', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...plainRestaurants),
      fc.constantFrom(...changes),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 1 }),
      (plain, [timeZone, changed], closeOutHour, offset) => {
        const date = addDays(changed, offset);
        const place = {
          ...plain,
          timeZone,
          closeOutHour,
          hours: { ...plain.hours, main: hoursFrom(closeOutHour) },
        };
        const { day, entries } = makeBlock(place, date, 1);
        const localHour = localHours(timeZone);
        for (const { bill, hour } of entries) {
          const opened = new Date(bill.openedAt);
          expect([bill.businessDate, businessDate(opened, timeZone, closeOutHour)]).toEqual([date, date]);
          expect(hour, bill.openedAt).toBe(localHour(opened));
        }
        // No bill is opened in a skipped hour.
        const hours = new Set<number>();
        for (let at = day.from; at < day.to; at += 30 * minutes) hours.add(localHour(new Date(at)));
        const sums = noSums();
        addDay(sums, entries, noLabour);
        expect([...sums.hours.keys()].filter((hour) => !hours.has(hour))).toEqual([]);
        const buckets = tradingHours(closeOutHour).flatMap((hour) => sums.hours.get(hour) ?? []);
        for (const figure of ['netSales', 'bills', 'covers'] as const)
          expect(buckets.reduce((sum, bucket) => sum + bucket[figure], 0)).toBe(sums[figure]);
      },
    ),
    // The clock of New York skips the close-out hour.
    { numRuns: 30, examples: [[plainRestaurants[0]!, [newYork, '2026-03-07'], 2, 1]] },
  );
});

/** Both hours from 1:00 to 2:00 of this night belong to the Saturday. */
it('bills of an hour that occurs twice are counted in one hour', () => {
  const place = { ...plainRestaurants[0]!, closeOutHour: 2, hours: { main: hoursFrom(2), byOrderType: {} } };
  const { day, entries } = makeBlock(place, '2026-10-31', 3);
  const repeated = ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'].map((at) => Date.parse(at));
  expect(repeated.map((at) => [day.hourOf(at), businessDate(new Date(at), place.timeZone, 2)])).toEqual([
    [1, '2026-10-31'],
    [1, '2026-10-31'],
  ]);
  expect(entries.filter(({ hour }) => hour === 1).length).toBeGreaterThan(0);
});
