import { describe, expect, it } from 'vitest';
import { daysIn, datesError, moveDates, presetDates, searchOfDates, searchOfPreset } from './billDates';

const friday = '2026-11-20';

describe('dates of bills', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['thisWeek', '2026-11-16', '2026-11-20'],
    ['last7', '2026-11-14', '2026-11-20'],
  ] as const)('the preset %s is from %s to %s', (preset, from, to) => {
    expect(presetDates[preset](friday)).toEqual({ from, to });
  });

  it('a week starts on Monday, even if today is a Sunday or the Monday is in the previous month', () => {
    expect(presetDates.thisWeek('2026-11-22').from).toBe('2026-11-16');
    expect(presetDates.thisWeek('2026-12-01').from).toBe('2026-11-30');
  });

  it('moveDates moves a range by its number of days, at most to today', () => {
    const week = { from: '2026-11-09', to: '2026-11-15' };
    expect(moveDates(week, -1, friday)).toEqual({ from: '2026-11-02', to: '2026-11-08' });
    expect(moveDates(week, 1, friday)).toEqual({ from: '2026-11-14', to: friday });
  });

  it('a range has at most 31 days', () => {
    expect(datesError({ from: '2026-10-01', to: '2026-10-31' })).toBeUndefined();
    expect(datesError({ from: '2026-10-01', to: '2026-11-01' })).toEqual({ key: 'maxDays', n: 31 });
    expect(daysIn({ from: '2026-03-28', to: '2026-03-30' })).toBe(3);
  });

  it('a range that ends before it starts is invalid', () => {
    expect(datesError({ from: '2026-11-20', to: '2026-11-01' })).toBe('dateOrder');
    expect(datesError({ from: friday, to: friday })).toBeUndefined();
  });

  it('the URL omits the dates for today', () => {
    expect(searchOfDates(presetDates.today(friday), friday)).toEqual({
      from: undefined,
      to: undefined,
      period: undefined,
    });
    expect(searchOfDates(presetDates.last7(friday), friday)).toEqual({
      from: '2026-11-14',
      to: friday,
      period: undefined,
    });
  });

  it('the URL stores a preset by name, and today as the default', () => {
    expect(searchOfPreset('thisWeek')).toEqual({ from: undefined, to: undefined, period: 'thisWeek' });
    expect(searchOfPreset('today')).toEqual({ from: undefined, to: undefined, period: undefined });
  });
});
