import { describe, expect, it } from 'vitest';
import { fromDate, fromDay, fromRange, fromTime, snapMinute, stepMinute, toDate, toRange, toTime } from './dates';

describe('ISO strings', () => {
  it('round-trips ISO strings without loss', () => {
    expect(fromDate(toDate('2026-11-21')!)).toBe('2026-11-21');
    expect(fromDate(toDate('2026-11-21T18:30')!)).toBe('2026-11-21T18:30');
    expect(fromDay(toDate('2026-11-21T18:30')!)).toBe('2026-11-21');
    expect(fromTime(toTime('08:05')!)).toBe('08:05');
    expect(fromRange(toRange({ start: '2026-11-10', end: '2026-11-14' })!)).toEqual({
      start: '2026-11-10',
      end: '2026-11-14',
    });
  });

  it('distinguishes empty fields (null) from uncontrolled fields (undefined)', () => {
    expect(toDate(undefined)).toBeUndefined();
    expect(toDate(null)).toBeNull();
    expect(toDate('')).toBeNull();
    expect(fromDate(null)).toBeNull();
    expect(toRange(undefined)).toBeUndefined();
  });

  it('returns null for invalid dates and times, and incomplete ranges', () => {
    expect(toDate('yesterday')).toBeNull();
    expect(toTime('25:00')).toBeNull();
    expect(toRange({ start: '2026-11-10', end: '' })).toBeNull();
  });
});

describe('minutes with a step', () => {
  it('snaps minutes to the nearest step within the hour', () => {
    expect([0, 7, 8, 52, 58].map((minute) => snapMinute(minute, 15))).toEqual([0, 0, 15, 45, 45]);
  });

  it('steps minutes forward and backward, wrapping around the hour', () => {
    expect(stepMinute(0, 15, 1)).toBe(15);
    expect(stepMinute(20, 15, 1)).toBe(30);
    expect(stepMinute(20, 15, -1)).toBe(15);
    expect(stepMinute(45, 15, 1)).toBe(0);
    expect(stepMinute(0, 15, -1)).toBe(45);
  });
});
