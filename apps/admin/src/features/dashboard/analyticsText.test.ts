import { describe, expect, it } from 'vitest';
import { createFormats } from '../../lib/createFormats';
import { daysOf, daysUntil, momentText, rangeKey, shareOf, weekdayName } from './analyticsText';

const en = createFormats('en');

describe('daysOf', () => {
  it('daysOf returns the best day and the closed days', () =>
    expect(
      daysOf([
        { weekday: 1, value: null },
        { weekday: 2, value: 40 },
        { weekday: 6, value: 90 },
      ]),
    ).toEqual({ best: { weekday: 6, value: 90 }, closed: [1] }));
  it('daysOf returns no best day and no closed days for an empty list', () =>
    expect(daysOf([])).toEqual({ best: undefined, closed: [] }));
});

describe('daysUntil', () => {
  const now = new Date(2026, 10, 20, 23, 59);
  it.each([
    ['2026-11-20', 0],
    ['2026-11-21', 1],
    ['2026-12-01', 11],
    ['2026-11-19', -1],
  ])('daysUntil returns the days until %s: %i', (date, days) => expect(daysUntil(date, now)).toBe(days));
});

describe('momentText', () => {
  const now = new Date(2026, 10, 20, 20, 15);
  it('momentText formats an instant of today as a time, and one of the day before as "yesterday"', () => {
    expect(momentText(new Date(2026, 10, 20, 18, 22).toISOString(), en, now)).toBe('18:22');
    expect(momentText(new Date(2026, 10, 19, 14, 5).toISOString(), en, now)).toBe('yesterday');
  });

  it('momentText compares days in the time zone of the formats', () => {
    const [sunday, saturday] = ['2026-11-22T02:15:00Z', '2026-11-21T23:00:00Z'];
    const textIn = (zone: string) => momentText(saturday, createFormats('en', zone), new Date(sunday));
    expect(textIn('America/New_York')).toBe('18:00');
    expect(textIn('UTC')).toBe('3 hr ago');
  });
});

it('weekdayName counts weekdays from Monday', () => {
  expect(weekdayName(1, en)).toBe('Monday');
  expect(weekdayName(7, en, 'short')).toBe('Sun');
});

it('rangeKey returns the key of a known period, or undefined', () => {
  expect(rangeKey('Last 28 Days')).toBe('days28');
  expect(rangeKey('Last Century')).toBeUndefined();
});

it('shareOf limits shares to the range from 0 to 1', () => {
  expect(shareOf(1, 4)).toBe(0.25);
  expect(shareOf(5, 4)).toBe(1);
  expect(shareOf(1, 0)).toBe(0);
});
