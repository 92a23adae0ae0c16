import * as fc from 'fast-check';
import { addDays } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { addMonths, namedPeriod, stepPeriod, visiblePeriod, weekNumber, type PeriodOptions } from './calendarPeriod';

const options = (fields: Partial<PeriodOptions>): PeriodOptions => ({
  view: 'month',
  date: '2026-11-20',
  firstDay: 1,
  isNarrow: false,
  ...fields,
});

it.each<[string, Partial<PeriodOptions>, string, string]>([
  ['a month with whole weeks from Monday', {}, '2026-10-26', '2026-12-06'],
  ['a month with whole weeks from Saturday', { firstDay: 6 }, '2026-10-31', '2026-12-04'],
  ['a week', { view: 'week' }, '2026-11-16', '2026-11-22'],
  ['a week from Sunday', { view: 'week', firstDay: 7 }, '2026-11-15', '2026-11-21'],
  ['three days on phones', { view: 'week', isNarrow: true }, '2026-11-20', '2026-11-22'],
  ['a day', { view: 'day' }, '2026-11-20', '2026-11-20'],
  ['the month of a list', { view: 'list' }, '2026-11-01', '2026-11-30'],
])('visiblePeriod returns %s', (_name, fields, from, to) =>
  expect(visiblePeriod(options(fields))).toEqual({ from, to }),
);

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s plus %i months is %s', (date, months, wanted) => expect(addMonths(date, months)).toBe(wanted));

it.each([
  ['2026-11-20', 47],
  ['2027-01-01', 53],
  ['2026-01-01', 1],
  ['2024-12-30', 1],
])('%s is in week %i', (date, week) => expect(weekNumber(date)).toBe(week));

it('periods contain their date and follow each other without gaps, and a step back undoes a step forward', () => {
  fc.assert(
    fc.property(
      fc.record({
        view: fc.constantFrom('month', 'week', 'day', 'list'),
        date: fc.integer({ min: 0, max: 1460 }).map((day) => addDays('2025-01-01', day)),
        firstDay: fc.integer({ min: 1, max: 7 }),
        isNarrow: fc.boolean(),
      }),
      (given) => {
        const { from, to } = namedPeriod(given);
        expect(from <= given.date && given.date <= to).toBe(true);
        const next = { ...given, date: stepPeriod(given, 1) };
        expect(namedPeriod(next).from).toBe(addDays(to, 1));
        expect(namedPeriod({ ...next, date: stepPeriod(next, -1) })).toEqual({ from, to });
      },
    ),
  );
});
