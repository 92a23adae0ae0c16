import { describe, expect, it } from 'vitest';
import { addDays, businessDate, businessDay, daysBetween, wallClock } from './businessDay';

describe('business days', () => {
  it.each([
    ['America/New_York', 4, '2025-03-08', '2025-03-08T09:00Z', '2025-03-09T08:00Z'],
    ['America/New_York', 4, '2025-11-01', '2025-11-01T08:00Z', '2025-11-02T09:00Z'],
    ['America/New_York', 2, '2025-03-08', '2025-03-08T07:00Z', '2025-03-09T07:00Z'],
    ['America/New_York', 1, '2025-11-01', '2025-11-01T05:00Z', '2025-11-02T05:00Z'],
    ['Europe/Lisbon', 5, '2025-03-29', '2025-03-29T05:00Z', '2025-03-30T04:00Z'],
    ['Europe/Lisbon', 5, '2025-10-25', '2025-10-25T04:00Z', '2025-10-26T05:00Z'],
    ['Asia/Tokyo', 0, '2025-03-30', '2025-03-29T15:00Z', '2025-03-30T15:00Z'],
  ])('business days in %s with close-out hour %i on %s last from %s to %s', (zone, closeOut, date, from, to) => {
    const day = businessDay(date, zone, closeOut);
    expect(day).toEqual({ from: new Date(from), to: new Date(to) });
    expect(businessDate(new Date(day.from.getTime() - 1), zone, closeOut)).not.toBe(date);
    expect(businessDate(day.from, zone, closeOut)).toBe(date);
    expect(businessDate(new Date(day.to.getTime() - 1), zone, closeOut)).toBe(date);
  });
});

it('addDays moves a date across months, years and clock changes', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
});

it('daysBetween counts the days from one date to another, including across clock changes', () => {
  expect(daysBetween('2026-11-20', '2026-11-30')).toBe(10);
  expect(daysBetween('2026-11-20', '2026-10-20')).toBe(-31);
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
});

it('wallClock pads years before 1000, which occur while a year is typed', () => {
  expect(wallClock(new Date('0202-11-20T12:34:00Z'), 'UTC')).toEqual({ date: '0202-11-20', minute: 754 });
});
