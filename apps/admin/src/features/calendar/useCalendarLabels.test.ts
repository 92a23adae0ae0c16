import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCalendarLabels } from './useCalendarLabels';

const timesOf = (start: string, end: string, allDay = false) => {
  const { result } = renderHook(() => useCalendarLabels('Europe/Lisbon'));
  return result.current.times({ event: { allDay }, start, end }).replaceAll(/[\u2009\u202f]/g, ' ');
};

it.each([
  ['2026-11-20T18:30:00.000Z', '2026-11-20T21:00:00.000Z', 'Fri 20 Nov, 18:30 – 21:00'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21T00:00:00.000Z', 'Fri 20 Nov, 18:30 – 00:00'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21T00:15:00.000Z', 'Fri 20 Nov, 18:30 – Sat 21 Nov, 00:15'],
  ['2026-11-20T18:30:00.000Z', '2026-11-22T00:00:00.000Z', 'Fri 20 Nov, 18:30 – Sun 22 Nov, 00:00'],
])('the times of an event from %s to %s are shown as %j', (start, end, text) => expect(timesOf(start, end)).toBe(text));

it('the times of an all-day event are its dates', () => {
  expect(timesOf('2026-11-20', '2026-11-20', true)).toBe('Fri 20 Nov');
  expect(timesOf('2026-11-20', '2026-11-22', true)).toBe('Fri 20 Nov – Sun 22 Nov');
});

it.each([
  [[3, 1, 7], undefined, 'calendar.repeat.week · Mon, Wed and Sun'],
  [undefined, '2026-12-18', 'calendar.repeat.week · calendar.repeat.untilDate'],
  [[], undefined, 'calendar.repeat.week'],
])('the label of a weekly rule with weekdays %j and end date %s is %j', (weekdays, until, text) => {
  const { result } = renderHook(() => useCalendarLabels('Europe/Lisbon'));
  expect(result.current.repeat({ every: 'week', interval: 1, timeZone: 'Europe/Lisbon', weekdays, until })).toBe(text);
});
