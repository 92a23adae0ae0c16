import type { Occurrence } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { occurrencesByDate, sheetWeeks } from './printDays';

const at = (key: string, start: string, end: string): Occurrence =>
  ({ key, start, end, event: { allDay: start.length === 10 } }) as Occurrence;
const keys = (occurrences: readonly Occurrence[]) =>
  [...occurrencesByDate(occurrences, '2026-11-20', '2026-11-22', 'Europe/Berlin')].map(([date, items]) => [
    date,
    items.map(({ occurrence, isStart }) => `${occurrence.key}${isStart ? '' : ' continued'}`),
  ]);

it('occurrencesByDate lists an event on each of its dates, all-day events first', () =>
  expect(
    keys([
      at('late', '2026-11-20T21:00:00Z', '2026-11-21T02:00:00Z'),
      at('fair', '2026-11-19', '2026-11-21'),
      at('past', '2026-11-18', '2026-11-19'),
    ]),
  ).toEqual([
    ['2026-11-20', ['fair continued', 'late']],
    ['2026-11-21', ['fair continued', 'late continued']],
  ]));

it('an event that ends at midnight is not listed on the next date, and one without a duration is listed on its date', () =>
  expect(
    keys([
      at('party', '2026-11-20T18:00:00Z', '2026-11-20T23:00:00Z'),
      at('alarm', '2026-11-20T23:00:00Z', '2026-11-20T23:00:00Z'),
    ]),
  ).toEqual([
    ['2026-11-20', ['party']],
    ['2026-11-21', ['alarm']],
  ]));

it('the table has whole weeks, three days on phones, and no weekends if they are hidden', () => {
  expect(sheetWeeks('2026-10-26', '2026-12-06', true).map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect(sheetWeeks('2026-11-20', '2026-11-22', true)).toEqual([['2026-11-20', '2026-11-21', '2026-11-22']]);
  expect(sheetWeeks('2026-11-16', '2026-11-22', false)[0]).toHaveLength(5);
});
