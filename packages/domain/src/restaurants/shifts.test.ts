import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftStates, teamAt } from './shifts';
import { staffPositions, type PlannedShift } from './staff.contract';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;

const shift = (staffId: string, from: string, to: string, more: Partial<PlannedShift> = {}): PlannedShift => ({
  id: `${staffId} ${from}`,
  staffId,
  restaurantId: 'quay',
  businessDate: '2026-11-20',
  startAt: at(from),
  endAt: at(to),
  name: staffId,
  position: 'server',
  ...more,
});

const statesAt = (shifts: PlannedShift[], time: string) =>
  teamAt(shifts, new Date(at(time))).map(({ staffId, state }) => [staffId, state]);

describe('teamAt', () => {
  it.each([
    ['before the start', '10:59', 'later'],
    ['at the start', '11:00', 'on'],
    ['before the end', '14:59', 'on'],
    ['at the end', '15:00', 'finished'],
  ])('%s of a shift, its state at %s is %s', (_name, time, state) => {
    expect(statesAt([shift('a', '11:00', '15:00')], time)).toEqual([['a', state]]);
  });

  it.each([
    ['10:00', 'later'],
    ['12:00', 'on'],
    ['15:30', 'later'],
    ['18:00', 'on'],
    ['23:00', 'finished'],
  ])('a staff member with two shifts is one entry, and its state at %s is %s', (time, state) => {
    const two = [shift('a', '17:00', '23:00'), shift('a', '11:00', '15:00')];
    expect(statesAt(two, time)).toEqual([['a', state]]);
    expect(teamAt(two, new Date(at(time)))[0]!.times).toEqual([
      { startAt: at('11:00'), endAt: at('15:00') },
      { startAt: at('17:00'), endAt: at('23:00') },
    ]);
  });

  it.each([
    ['overlap', '14:45', '23:00', '23:00'],
    ['touch', '15:00', '23:00', '23:00'],
    ['contain each other', '12:00', '13:00', '15:00'],
  ])('shifts that %s are one', (_name, from, to, end) => {
    const [member] = teamAt([shift('a', from, to), shift('a', '11:00', '15:00')], new Date(at('12:30')));
    expect(member!.times).toEqual([{ startAt: at('11:00'), endAt: at(end) }]);
  });

  it('sorts by state, then the next to start, then by position and name', () => {
    const shifts = [
      shift('gone', '08:00', '11:00', { position: 'manager' }),
      shift('late', '18:00', '23:00', { position: 'manager' }),
      shift('soon', '13:00', '23:00', { position: 'cook' }),
      shift('back', '13:30', '15:00'),
      shift('back', '09:00', '11:00'),
      shift('cook', '09:00', '15:00', { position: 'cook' }),
      shift('zoe', '09:00', '15:00'),
      shift('ann', '10:00', '15:00'),
      shift('host', '11:00', '15:00', { position: 'host' }),
    ];
    expect(statesAt(shifts, '12:00').map(([id]) => id)).toEqual([
      'ann',
      'zoe',
      'host',
      'cook',
      'soon',
      'back',
      'late',
      'gone',
    ]);
  });

  it('a closed day has no team', () => expect(teamAt([], new Date())).toEqual([]));

  it('each staff member appears once, states are in order, and none is on shift outside all shifts', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const timeOf = (value: number) => new Date(Date.parse(at('00:00')) + value * 60_000).toISOString();
    const anyShift = fc
      .tuple(fc.constantFrom('a', 'b', 'c'), minute, fc.integer({ min: 1, max: 600 }))
      .map(([staffId, start, length]) => ({
        ...shift(staffId, '00:00', '00:00', { position: staffPositions[start % staffPositions.length]! }),
        startAt: timeOf(start),
        endAt: timeOf(start + length),
      }));
    fc.assert(
      fc.property(fc.array(anyShift, { maxLength: 8 }), minute, (shifts, now) => {
        const moment = new Date(timeOf(now));
        const team = teamAt(shifts, moment);
        expect(team.map(({ staffId }) => staffId).toSorted()).toEqual(
          [...new Set(shifts.map(({ staffId }) => staffId))].toSorted(),
        );
        const ranks = team.map(({ state }) => shiftStates.indexOf(state));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        for (const { staffId, state } of team) {
          const own = shifts.filter((each) => each.staffId === staffId);
          const isOn = own.some(
            ({ startAt, endAt }) => startAt <= moment.toISOString() && moment.toISOString() < endAt,
          );
          const isOver = own.every(({ endAt }) => endAt <= moment.toISOString());
          expect(state).toBe(isOn ? 'on' : isOver ? 'finished' : 'later');
        }
      }),
    );
  });
});
