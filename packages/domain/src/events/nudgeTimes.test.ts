import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nudgeTimes, type Nudge } from './nudgeTimes';

const zone = 'Europe/Berlin';
const by = (fields: Partial<Nudge>): Nudge => ({ edge: 'both', days: 0, minutes: 0, ...fields });
const timed = { start: '2026-11-20T17:30:00.000Z', end: '2026-11-20T19:00:00.000Z' };
const allDay = { start: '2026-11-20', end: '2026-11-21' };

it.each<[string, typeof timed, Partial<Nudge>, typeof timed | undefined]>([
  ['a day', timed, { days: 1 }, { start: '2026-11-21T17:30:00.000Z', end: '2026-11-21T19:00:00.000Z' }],
  ['a week back', timed, { days: -7 }, { start: '2026-11-13T17:30:00.000Z', end: '2026-11-13T19:00:00.000Z' }],
  ['15 minutes', timed, { minutes: 15 }, { start: '2026-11-20T17:45:00.000Z', end: '2026-11-20T19:15:00.000Z' }],
  ['the end by 15 minutes', timed, { edge: 'end', minutes: 15 }, { ...timed, end: '2026-11-20T19:15:00.000Z' }],
  ['the end by a day', timed, { edge: 'end', days: 1 }, { ...timed, end: '2026-11-21T19:00:00.000Z' }],
  ['the end before the start', timed, { edge: 'end', days: -1 }, undefined],
  ['an all-day event', allDay, { days: 1 }, { start: '2026-11-21', end: '2026-11-22' }],
  ['an all-day event by minutes', allDay, { minutes: 15 }, undefined],
  ['the last day', allDay, { edge: 'end', days: -1 }, { start: '2026-11-20', end: '2026-11-20' }],
  ['the only day', { start: '2026-11-20', end: '2026-11-20' }, { edge: 'end', days: -1 }, undefined],
])('returns the times of an event after a change: %s', (_name, times, nudge, moved) =>
  expect(nudgeTimes(times, by(nudge), zone)).toEqual(moved),
);

it('moving an event by a day keeps its local time when the clock changes', () => {
  const saturday = { start: '2026-10-24T16:30:00.000Z', end: '2026-10-24T18:00:00.000Z' };
  expect(nudgeTimes(saturday, by({ days: 1 }), zone)).toEqual({
    start: '2026-10-25T17:30:00.000Z',
    end: '2026-10-25T19:00:00.000Z',
  });
});

it('an event moved to a time that the clock skips starts at the next existing time', () => {
  const saturday = { start: '2026-03-28T01:30:00.000Z', end: '2026-03-28T02:00:00.000Z' };
  expect(nudgeTimes(saturday, by({ days: 1 }), zone)?.start).toBe('2026-03-29T01:00:00.000Z');
});

it('an event of less than 15 minutes can only become longer', () => {
  const short = { start: timed.start, end: '2026-11-20T17:35:00.000Z' };
  expect(nudgeTimes(short, by({ edge: 'end', minutes: -15 }), zone)).toBeUndefined();
  expect(nudgeTimes(short, by({ edge: 'end', minutes: 15 }), zone)?.end).toBe('2026-11-20T17:50:00.000Z');
});

it('steps of 15 minutes can be reversed and keep the duration, even across clock changes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('2026-03-28T20:00Z', '2026-10-24T20:00Z'),
      fc.integer({ min: 0, max: 64 }),
      fc.integer({ min: 0, max: 96 }),
      fc.constantFrom<Nudge['edge']>('both', 'end'),
      (day, quarters, length, edge) => {
        const start = Date.parse(day) + quarters * 900_000;
        const [from, to] = [start, start + (length + 1) * 900_000].map((at) => new Date(at).toISOString());
        const times = { start: from!, end: to! };
        const later = nudgeTimes(times, by({ edge, minutes: 15 }), zone)!;
        expect(later.end > times.end).toBe(true);
        expect(nudgeTimes(later, by({ edge, minutes: -15 }), zone)).toEqual(times);
      },
    ),
  );
});
