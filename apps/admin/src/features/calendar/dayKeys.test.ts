import { expect, it } from 'vitest';
import { dayOfKey, type DayKeyOptions } from './dayKeys';

/** Friday, in a month whose weeks start on Monday. */
const friday = { view: 'month', date: '2026-11-20', firstDay: 1, isNarrow: false } as const;
const press = (key: string, { period, ...rest }: Partial<DayKeyOptions> = {}) =>
  dayOfKey({ key, period: { ...friday, ...period }, showsWeekends: true, isRightToLeft: false, ...rest });

it.each([
  ['ArrowRight', '2026-11-21'],
  ['ArrowLeft', '2026-11-19'],
  ['ArrowDown', '2026-11-27'],
  ['ArrowUp', '2026-11-13'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageDown', '2026-12-20'],
  ['PageUp', '2026-10-20'],
])('in a month, %s moves focus to %s', (key, day) => expect(press(key)).toBe(day));

it('arrow keys follow the direction of the text', () => {
  expect(press('ArrowLeft', { isRightToLeft: true })).toBe('2026-11-21');
  expect(press('ArrowRight', { isRightToLeft: true })).toBe('2026-11-19');
});

it('Home and End follow the first day of the week', () => {
  expect(press('Home', { period: { ...friday, firstDay: 7 } })).toBe('2026-11-15');
  expect(press('End', { period: { ...friday, firstDay: 6 } })).toBe('2026-11-20');
});

it('arrow keys and End skip hidden weekends', () => {
  const showsWeekends = false;
  expect(press('ArrowRight', { showsWeekends })).toBe('2026-11-23');
  expect(press('ArrowLeft', { showsWeekends, period: { ...friday, date: '2026-11-23' } })).toBe('2026-11-20');
  expect(press('End', { showsWeekends })).toBe('2026-11-20');
});

it('in a week, Page Down moves by a week, and Arrow Down moves no focus', () => {
  const period = { ...friday, view: 'week' } as const;
  expect(press('PageDown', { period })).toBe('2026-11-27');
  expect(press('ArrowDown', { period })).toBeUndefined();
});

it('other keys do not move focus', () => expect(press('a')).toBeUndefined());
