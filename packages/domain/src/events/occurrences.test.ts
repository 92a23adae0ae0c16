import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, wallClock, weekdayOf } from '../time/businessDay';
import type { CalendarEvent, EventRepeat } from './events.contract';
import { addLocalMinutes, instantOf, localTimeOf } from './localTime';
import {
  eventsOn,
  moveSeries,
  occurrenceByKey,
  occurrencesOf,
  repeatDates,
  shownTimes,
  withoutDate,
} from './occurrences';

const newYork = 'America/New_York';
const zones = fc.constantFrom(newYork, 'Europe/Lisbon', 'Asia/Tokyo', 'Australia/Lord_Howe');
const dates = fc.integer({ min: 0, max: 729 }).map((day) => addDays('2025-01-01', day));

const event = (id: number, start: string, end: string, repeat?: Partial<EventRepeat>): CalendarEvent => ({
  id,
  url: '',
  title: `Event ${id}`,
  start,
  end,
  allDay: start.length === 10,
  extendedProps: {
    calendar: 'Business',
    ...(repeat && { repeat: { every: 'week', interval: 1, timeZone: newYork, ...repeat } }),
  },
});
const rule = (fields: Partial<EventRepeat>): EventRepeat => ({
  every: 'day',
  interval: 1,
  timeZone: newYork,
  ...fields,
});

describe('repeatDates', () => {
  it.each<[string, string, Partial<EventRepeat>, string, string, string[]]>([
    ['every third day', '2026-11-20', { interval: 3 }, '2026-11-25', '2026-12-01', ['2026-11-26', '2026-11-29']],
    [
      'every second week',
      '2026-11-20',
      { every: 'week', interval: 2 },
      '2026-11-21',
      '2026-12-31',
      ['2026-12-04', '2026-12-18'],
    ],
    [
      'weekdays of a week, from the start on',
      '2026-11-18',
      { every: 'week', weekdays: [5, 1, 3] },
      '2026-11-01',
      '2026-11-23',
      ['2026-11-18', '2026-11-20', '2026-11-23'],
    ],
    [
      'the 31st, only in months that have one',
      '2026-08-31',
      { every: 'month' },
      '2026-08-01',
      '2026-12-31',
      ['2026-08-31', '2026-10-31', '2026-12-31'],
    ],
    [
      '29 February, only in leap years',
      '2024-02-29',
      { every: 'year' },
      '2025-01-01',
      '2032-12-31',
      ['2028-02-29', '2032-02-29'],
    ],
    [
      'until the last date',
      '2026-11-20',
      { until: '2026-11-21' },
      '2026-11-01',
      '2026-12-31',
      ['2026-11-20', '2026-11-21'],
    ],
    [
      'without exceptions',
      '2026-11-20',
      { until: '2026-11-22', except: ['2026-11-21'] },
      '2026-11-01',
      '2026-12-31',
      ['2026-11-20', '2026-11-22'],
    ],
  ])('returns the dates of a rule: %s', (_name, start, fields, from, to, wanted) => {
    expect(repeatDates(start, rule(fields), from, to)).toEqual(wanted);
  });

  it('returns the same dates for a range as for its parts', () => {
    const rules = fc.record({
      every: fc.constantFrom('day', 'week', 'month', 'year'),
      interval: fc.integer({ min: 1, max: 5 }),
      weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(dates, rules, dates, fc.nat(60), fc.nat(60), (start, fields, from, first, second) => {
        const [middle, to] = [addDays(from, first), addDays(from, first + 1 + second)];
        const parts = [
          ...repeatDates(start, rule(fields), from, middle),
          ...repeatDates(start, rule(fields), addDays(middle, 1), to),
        ];
        expect(repeatDates(start, rule(fields), from, to)).toEqual(parts);
        expect(parts).toEqual([...new Set(parts)].toSorted());
        for (const date of parts) expect(date >= start && date >= from && date <= to).toBe(true);
        const allowed = fields.every === 'week' ? (fields.weekdays ?? [weekdayOf(start)]) : [1, 2, 3, 4, 5, 6, 7];
        for (const date of parts) expect(allowed).toContain(weekdayOf(date));
      }),
    );
  });
});

describe('occurrencesOf', () => {
  it('keeps the local time and the duration over clock changes', () => {
    const meeting = event(1, '2026-10-23T22:00:00Z', '2026-10-23T23:30:00Z', {});
    const found = occurrencesOf(meeting, '2026-10-23', '2026-11-06', newYork);
    expect(found.map(({ key, start, end }) => [key, start, end])).toEqual([
      ['1@2026-10-23', '2026-10-23T22:00:00.000Z', '2026-10-23T23:30:00.000Z'],
      ['1@2026-10-30', '2026-10-30T22:00:00.000Z', '2026-10-30T23:30:00.000Z'],
      ['1@2026-11-06', '2026-11-06T23:00:00.000Z', '2026-11-07T00:30:00.000Z'],
    ]);
  });

  it('repeats a daily event once per day, at the local time of the first occurrence or the next existing time', () => {
    fc.assert(
      fc.property(
        zones,
        dates,
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 5, max: 600 }),
        (zone, first, minute, length) => {
          const start = instantOf(addLocalMinutes(`${first}T00:00`, minute), zone);
          const shown = wallClock(new Date(start), zone);
          const end = new Date(Date.parse(start) + length * 60_000).toISOString();
          const daily = event(1, start, end, { every: 'day', timeZone: zone });
          const last = addDays(first, 13);
          const found = occurrencesOf(daily, first, last, zone).filter((each) => each.date! <= last);
          expect(found.map((each) => each.date)).toEqual(
            Array.from({ length: 14 }, (_, index) => addDays(first, index)),
          );
          for (const each of found) {
            const local = wallClock(new Date(each.start), zone);
            expect(local.date).toBe(each.date);
            expect(local.minute - shown.minute).toBeGreaterThanOrEqual(0);
            expect(local.minute - shown.minute).toBeLessThan(61);
            expect(Date.parse(each.end) - Date.parse(each.start)).toBe(length * 60_000);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('includes events that begin before the range and end in or after it', () => {
    expect(
      occurrencesOf(event(1, '2026-11-20T23:00:00Z', '2026-11-21T08:00:00Z'), '2026-11-21', '2026-11-21', newYork),
    ).toHaveLength(1);
    expect(occurrencesOf(event(1, '2026-11-18', '2026-11-25'), '2026-11-21', '2026-11-21', newYork)).toHaveLength(1);
    expect(
      occurrencesOf(event(1, '2026-11-18', '2026-11-25', { every: 'month' }), '2026-12-25', '2027-01-18', newYork),
    ).toHaveLength(2);
    expect(occurrencesOf(event(1, '2026-11-18', '2026-11-20'), '2026-11-21', '2026-11-21', newYork)).toEqual([]);
  });
});

describe('local times', () => {
  it('converting an instant to local time and back returns it, unless its local time occurs twice', () => {
    fc.assert(
      fc.property(
        zones,
        fc.date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
        (zone, moment) => {
          const instant = new Date(Math.floor(moment.getTime() / 60_000) * 60_000).toISOString();
          const back = instantOf(localTimeOf(instant, zone), zone);
          expect(localTimeOf(back, zone)).toBe(localTimeOf(instant, zone));
          expect(Date.parse(instant) - Date.parse(back)).toBeGreaterThanOrEqual(0);
          expect(Date.parse(instant) - Date.parse(back)).toBeLessThanOrEqual(3_600_000);
        },
      ),
    );
  });

  it('an event during which the clock is set back is drawn with its duration', () => {
    const times = { start: '2026-11-01T05:45:00Z', end: '2026-11-01T06:15:00Z' };
    expect(shownTimes(times, newYork)).toEqual({ start: '2026-11-01T01:45', end: '2026-11-01T02:15' });
  });
});

describe('moveSeries', () => {
  it('moves all occurrences by the days and to the time of the moved one', () => {
    const series = event(1, '2026-10-23T22:00:00.000Z', '2026-10-23T23:00:00.000Z', {
      weekdays: [5, 7],
      until: '2026-12-31',
      except: ['2026-11-08'],
    });
    const occurrence = occurrenceByKey([series], '1@2026-11-06')!;
    expect(moveSeries(occurrence, { start: '2026-11-07T22:00:00.000Z', end: '2026-11-08T00:00:00.000Z' })).toEqual({
      start: '2026-10-24T21:00:00.000Z',
      end: '2026-10-24T23:00:00.000Z',
      allDay: false,
      repeat: {
        every: 'week',
        interval: 1,
        timeZone: newYork,
        weekdays: [6, 1],
        until: '2027-01-01',
        except: ['2026-11-09'],
      },
    });
  });
});

describe('occurrenceByKey', () => {
  const series = event(7, '2026-11-20', '2026-11-20', { except: ['2026-12-04'] });
  it.each([
    ['7', '2026-11-20'],
    ['7@2026-11-27', '2026-11-27'],
    ['7@2026-11-28', undefined],
    ['7@2026-12-04', undefined],
    ['7@tomorrow', undefined],
    ['8', undefined],
    ['', undefined],
  ])('finds the occurrence %j: %s', (key, start) => expect(occurrenceByKey([series], key)?.start).toBe(start));

  it('does not find a date that was removed from the rule', () => {
    const { repeat } = series.extendedProps;
    const changed = {
      ...series,
      extendedProps: { ...series.extendedProps, repeat: withoutDate(repeat!, '2026-11-27') },
    };
    expect(occurrenceByKey([changed], '7@2026-11-27')).toBeUndefined();
    expect(changed.extendedProps.repeat.except).toEqual(['2026-11-27', '2026-12-04']);
  });
});

describe('eventsOn', () => {
  it('returns the events that start, end or continue on the local day, sorted by start', () => {
    const events = [
      event(1, '2026-11-20T23:00:00Z', '2026-11-21T03:00:00Z'),
      event(2, '2026-11-20T03:00:00Z', '2026-11-20T07:00:00Z'),
      event(3, '2026-11-18', '2026-11-25'),
      event(4, '2026-11-20', '2026-11-20'),
      event(5, '2026-11-13T15:00:00Z', '2026-11-13T16:00:00Z', {}),
      event(6, '2026-11-19T15:00:00Z', '2026-11-19T16:00:00Z'),
      event(7, '2026-11-21', '2026-11-22'),
    ];
    const found = eventsOn(events, new Date('2026-11-20T17:00:00Z'), newYork);
    expect(found.map(({ key }) => key)).toEqual(['3', '4', '2', '5@2026-11-20', '1']);
  });
});

describe('events without a rule', () => {
  const single = event(9, '2026-11-20T18:00:00.000Z', '2026-11-20T20:00:00.000Z');

  it('occur once, and only in ranges that contain a part of them', () => {
    const at = (from: string, to: string) => occurrencesOf(single, from, to, 'Asia/Tokyo').map(({ start }) => start);
    // 3:00 to 5:00 on November 21 in Tokyo.
    expect(at('2026-11-21', '2026-11-21')).toEqual([single.start]);
    expect(at('2026-11-20', '2026-11-20')).toEqual([]);
    expect(at('2026-11-22', '2026-11-30')).toEqual([]);
    expect(at('2026-11-01', '2026-11-18')).toEqual([]);
    expect(at('2026-11-25', '2026-11-30')).toEqual([]);
  });

  it('are found by their ID, but not by a date', () => {
    const { start, end } = single;
    expect(occurrenceByKey([single], '9')).toEqual({ key: '9', event: single, date: undefined, start, end });
    expect(occurrenceByKey([single], '9@2026-11-20')).toBeUndefined();
  });

  it('move alone', () => {
    const moved = { start: '2026-11-21', end: '2026-11-21' };
    const occurrence = occurrencesOf(single, '2026-11-20', '2026-11-20', 'UTC')[0]!;
    expect(moveSeries(occurrence, moved)).toEqual({ ...moved, allDay: true, repeat: undefined });
  });
});

it('dates move by whole days, local times by minutes', () => {
  expect(addLocalMinutes('2026-11-20', 1440)).toBe('2026-11-21');
  expect(addLocalMinutes('2026-11-20T23:45', 30)).toBe('2026-11-21T00:15');
});

it('an all-day event and an event without duration are drawn at their own times', () => {
  expect(shownTimes({ start: '2026-11-20', end: '2026-11-20' }, newYork)).toEqual({
    start: '2026-11-20',
    end: '2026-11-20',
  });
  const noon = '2026-11-20T17:00:00.000Z';
  expect(shownTimes({ start: noon, end: noon }, newYork)).toEqual({
    start: '2026-11-20T12:00',
    end: '2026-11-20T12:00',
  });
});
