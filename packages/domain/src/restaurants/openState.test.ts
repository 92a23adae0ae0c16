import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from './basics.contract';
import type { WeeklyHours } from './hours.contract';
import { effectiveStatus, nextChangeAt, openState, type OpenStateInput } from './openState';
import { restaurantStatuses } from './restaurants.contract';

const everyDay = (...ranges: [from: string, to: string][]) =>
  Object.fromEntries(weekdays.map((day) => [day, ranges.map(([from, to]) => ({ from, to }))])) as WeeklyHours;

const lisbon: OpenStateInput = {
  status: 'active',
  statusUntil: null,
  timeZone: 'Europe/Lisbon',
  specialDays: [{ date: '2026-12-24', label: 'Early end', ranges: [{ from: '12:00', to: '16:00' }] }],
  hours: {
    main: { ...everyDay(['12:00', '15:30'], ['19:00', '01:00']), 1: [] },
    byOrderType: { delivery: everyDay(['19:00', '22:00']) },
  },
};

describe('openState', () => {
  it.each([
    // Lisbon is at UTC in winter. 2026-11-16 is a Monday.
    ['2026-11-17T12:00Z', 'open', '2026-11-17T15:30:00.000Z'],
    ['2026-11-17T15:30Z', 'closed', '2026-11-17T19:00:00.000Z'],
    ['2026-11-18T00:59Z', 'open', '2026-11-18T01:00:00.000Z'],
    ['2026-11-16T00:30Z', 'open', '2026-11-16T01:00:00.000Z'],
    ['2026-11-16T01:00Z', 'closed_today', '2026-11-17T00:00:00.000Z'],
    ['2026-12-24T20:00Z', 'closed', '2026-12-25T12:00:00.000Z'],
  ])('the restaurant at %s is %s until %s', (at, state, next) => {
    expect(openState(lisbon, new Date(at))).toBe(state);
    expect(nextChangeAt(lisbon, new Date(at))?.toISOString()).toBe(next);
  });

  it('the open state uses the hours of the order type', () => {
    const noon = new Date('2026-11-17T13:00Z');
    expect([openState(lisbon, noon, 'delivery'), openState(lisbon, noon, 'takeaway')]).toEqual(['closed', 'open']);
    expect(openState(lisbon, new Date('2026-12-24T20:00Z'), 'delivery')).toBe('closed');
  });

  it.each([
    ['archived', 'archived'],
    ['draft', 'not_started'],
    ['temporarily_closed', 'temporarily_closed'],
    ['paused', 'paused'],
  ] as const)('a restaurant that is %s ignores its opening hours', (status, state) => {
    const at = new Date('2026-11-17T12:30Z');
    expect(openState({ ...lisbon, status }, at)).toBe(state);
    expect(nextChangeAt({ ...lisbon, status }, at)).toBeNull();
  });

  it('ends a pause automatically at its end time', () => {
    const paused = { ...lisbon, status: 'paused' as const, statusUntil: '2026-11-17T13:00:00.000Z' };
    const [before, end] = [new Date('2026-11-17T12:59:59.999Z'), new Date(paused.statusUntil)];
    expect([openState(paused, before), openState(paused, end)]).toEqual(['paused', 'open']);
    expect(nextChangeAt(paused, before)).toEqual(end);
    expect([effectiveStatus(paused, before), effectiveStatus(paused, end)]).toEqual(['paused', 'active']);
  });

  it('the open state never changes if every day is open all day', () => {
    const always = { ...lisbon, specialDays: [], hours: { main: everyDay(['00:00', '24:00']), byOrderType: {} } };
    expect(nextChangeAt(always, new Date('2026-11-17T12:00Z'))).toBeNull();
  });

  it('the open state is constant until the next change and differs there', () => {
    const minute = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`);
    const ranges = fc.array(fc.record({ from: minute, to: minute }), { maxLength: 2 });
    const hours = fc
      .array(ranges, { minLength: 7, maxLength: 7 })
      .map((days) => Object.fromEntries(weekdays.map((day, index) => [day, days[index]!])) as WeeklyHours);
    const zones = fc.constantFrom('America/New_York', 'Europe/Lisbon', 'Asia/Tokyo');
    // Times around the DST changes of 2025 and in between.
    const moment = fc
      .tuple(
        fc.constantFrom('2025-03-06T00:00Z', '2025-03-28T00:00Z', '2025-10-30T00:00Z', '2025-06-01T00:00Z'),
        fc.integer({ min: 0, max: 5 * 1440 }),
      )
      .map(([from, minutes]) => new Date(Date.parse(from) + minutes * 60_000));
    const until = fc.option(fc.integer({ min: 1, max: 9 * 24 }));
    fc.assert(
      fc.property(
        hours,
        zones,
        moment,
        fc.constantFrom(...restaurantStatuses),
        until,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (main, timeZone, at, status, hoursAhead, parts) => {
          const statusUntil =
            hoursAhead === null ? null : new Date(at.getTime() + hoursAhead * 3_600_000).toISOString();
          const place: OpenStateInput = {
            status,
            statusUntil,
            timeZone,
            specialDays: [],
            hours: { main, byOrderType: {} },
          };
          const now = openState(place, at);
          const next = nextChangeAt(place, at);
          const end = next?.getTime() ?? at.getTime() + 8 * 86_400_000;
          expect(next !== null && openState(place, next) === now).toBe(false);
          for (const part of [...parts, 1]) {
            const between = at.getTime() + part * (end - 1 - at.getTime());
            expect(openState(place, new Date(between))).toBe(now);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
