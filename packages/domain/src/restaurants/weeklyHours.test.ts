import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays, type Weekday } from './basics.contract';
import type { TimeRange, WeeklyHours } from './hours.contract';
import { endMinuteOf, minuteOf } from '../time/wallTime';
import {
  closedWeek,
  closeOutWarnings,
  copyDay,
  hoursErrors,
  hoursSentence,
  parseHours,
  specialDayErrors,
  weekErrors,
} from './weeklyHours';

const timeAt = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const ranges = (...texts: string[]): TimeRange[] =>
  texts.map((text) => ({ from: text.slice(0, 5), to: text.slice(6) }));
const week = (days: Partial<Record<Weekday, string[]>>): WeeklyHours => ({
  ...closedWeek(),
  ...Object.fromEntries(Object.entries(days).map(([day, texts]) => [day, ranges(...texts)])),
});

const range = fc.record({
  from: fc.integer({ min: 0, max: 1439 }).map(timeAt),
  to: fc.integer({ min: 1, max: 1440 }).map(timeAt),
});
const anyWeek = fc
  .array(fc.array(range, { maxLength: 3 }), { minLength: 7, maxLength: 7 })
  .map((days) => Object.fromEntries(weekdays.map((day, index) => [day, days[index]!])) as WeeklyHours);

describe('weekErrors', () => {
  it.each([
    ['split shifts', { 5: ['11:30-15:00', '17:00-23:00'], 6: ['10:00-02:00'], 7: ['10:00-02:00'] }, {}],
    ['all day, every day', Object.fromEntries(weekdays.map((day) => [day, ['00:00-24:00']])), {}],
    ['an end at midnight does not overlap the next day', { 1: ['18:00-00:00'], 2: ['00:00-02:00'] }, {}],
    ['an empty range', { 1: ['10:00-10:00'] }, { 'h.1.0.to': ['dateOrder'] }],
    ['24:00 as a start', { 1: ['24:00-02:00'] }, { 'h.1.0.from': ['date'] }],
    [
      'touching ranges',
      { 1: ['10:00-12:00', '12:00-14:00'] },
      { 'h.1.1.from': [{ key: 'overlap', range: '10:00–12:00' }] },
    ],
    [
      'nested ranges',
      { 3: ['12:00-13:00', '10:00-15:00'] },
      { 'h.3.1.from': [{ key: 'overlap', range: '12:00–13:00' }] },
    ],
    [
      'an overlap after midnight',
      { 5: ['19:00-01:00'], 6: ['00:30-04:00'] },
      { 'h.5.0.to': [{ key: 'overlap', range: '00:30–04:00' }] },
    ],
    [
      'an overlap from Sunday to Monday',
      { 7: ['19:00-01:00'], 1: ['01:00-04:00'] },
      { 'h.7.0.to': [{ key: 'overlap', range: '01:00–04:00' }] },
    ],
    [
      'five ranges per day',
      { 2: ['01:00-02:00', '03:00-04:00', '05:00-06:00', '07:00-08:00', '09:00-10:00'] },
      { 'h.2': [{ key: 'max', n: 4 }] },
    ],
  ])('validates a week: %s', (_name, days, wanted) => {
    expect(weekErrors(week(days as Partial<Record<Weekday, string[]>>), 'h')).toEqual(wanted);
  });

  it('rejects opening hours that overlap, including from Sunday to Monday', () => {
    const length = 7 * 1440;
    fc.assert(
      fc.property(anyWeek, (hours) => {
        const taken = new Set<number>();
        let isShared = false;
        for (const day of weekdays) {
          for (const one of hours[day]) {
            for (let minute = minuteOf(one.from); minute < endMinuteOf(one); minute += 1) {
              const at = ((day - 1) * 1440 + minute) % length;
              isShared ||= taken.has(at);
              taken.add(at);
            }
          }
        }
        const isRejected = Object.keys(weekErrors(hours, 'h')).length > 0;
        expect(isRejected || !isShared).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('validates the opening hours of order types', () => {
    const own = { delivery: week({ 1: ['10:00-10:00'] }) };
    expect(hoursErrors({ main: closedWeek(), byOrderType: own }, 'set.hours')).toEqual({
      'set.hours.byOrderType.delivery.1.0.to': ['dateOrder'],
    });
  });
});

describe('hoursSentence and parseHours', () => {
  const words = { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], closed: 'closed' };
  it('groups consecutive days with the same hours', () => {
    const hours = week({ 1: ['11:00-15:00', '17:00-23:30'], 2: ['11:00-15:00', '17:00-23:30'], 7: ['10:00-02:00'] });
    expect(hoursSentence(hours, words)).toBe('Mon–Tue 11:00–15:00, 17:00–23:30; Wed–Sat closed; Sun 10:00–02:00');
  });

  it.each([
    words,
    { days: ['L', 'Ma', 'Me', 'J', 'V', 'S', 'D'], closed: 'fermé' },
    { days: ['M', 'Mi', 'Mit', 'D', 'Do', 'Fr', 'F'], closed: 'zu' },
  ])('parses formatted hours, with "$closed" for closed days', (language) => {
    fc.assert(
      fc.property(anyWeek, (hours) => {
        expect(parseHours(hoursSentence(hours, language), language)).toEqual(hours);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    '',
    'Foo 10:00–12:00',
    'Mon',
    'Mon 10:00',
    'Mon 10–12',
    'Fri–Mon closed',
    'Mon–Foo closed',
    'Mon 10:00–11:00–12:00',
  ])('rejects the hours %o', (text) => expect(parseHours(text, words)).toBeNull());
});

describe('copyDay', () => {
  it('copying a day replaces the target days, is idempotent and shares no ranges', () => {
    const targets = fc.subarray([...weekdays]);
    fc.assert(
      fc.property(anyWeek, fc.constantFrom(...weekdays), targets, (hours, from, to) => {
        const once = copyDay(hours, from, to);
        expect(copyDay(once, from, to)).toEqual(once);
        for (const day of weekdays) expect(once[day]).toEqual(to.includes(day) ? hours[from] : hours[day]);
        const copies = to.filter((day) => day !== from).flatMap((day) => once[day]);
        expect(copies.some((copy) => hours[from].includes(copy))).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('special days', () => {
  const closed = (date: string) => ({ date, label: '', ranges: [] });
  it('special days have unique dates and valid ranges, and new ones are not in the past', () => {
    const errors = (days: ReturnType<typeof closed>[], before: ReturnType<typeof closed>[] = []) =>
      specialDayErrors(days, before, '2026-11-20', 's');
    expect(errors([closed('2026-12-25'), closed('2026-11-20')])).toEqual({});
    expect(errors([closed('2026-12-25'), closed('2026-12-25')])).toEqual({ 's.1.date': ['taken'] });
    expect(errors([closed('2026-11-19')])).toEqual({ 's.0.date': ['future'] });
    expect(errors([closed('2026-11-19')], [closed('2026-11-19')])).toEqual({});
    expect(errors([{ ...closed('2026-12-24'), ranges: ranges('10:00-10:00') as never }])).toEqual({
      's.0.ranges.0.to': ['dateOrder'],
    });
  });
});

describe('closeOutWarnings', () => {
  it('warns about hours whose sales count for the next business date', () => {
    const hours = { main: week({ 5: ['19:00-02:00'], 6: ['19:00-05:00'], 7: ['20:00-24:00'] }), byOrderType: {} };
    const places = (hour: number) => closeOutWarnings(hours, hour, 'hours').map(({ field }) => field);
    expect(places(4)).toEqual(['hours.main.6.0.to']);
    expect(places(0)).toEqual(['hours.main.5.0.to', 'hours.main.6.0.to']);
    expect(closeOutWarnings(hours, 4, 'hours')[0]).toMatchObject({ key: 'pastCloseOut', values: { time: '04:00' } });
  });
});
