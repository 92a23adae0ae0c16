import { serverNow } from '@larder/domain';
import { daysBetween, localDate, type AvgSessions } from '@larder/domain/contract';
import type { Formats } from '../../lib/createFormats';

/** Translation keys of the known periods. */
const rangeKeys: Record<string, string> = { 'Last 28 Days': 'days28', 'Last Month': 'month', 'Last Year': 'year' };

/** Returns the translation key of a period below `analytics.range`; undefined if it is unknown. */
export const rangeKey = (range: string): string | undefined => rangeKeys[range];

/** Returns the name of an ISO weekday; 1 is Monday. */
export const weekdayName = (weekday: number, formats: Formats, style: 'long' | 'short' = 'long') =>
  // 1 January 2024 was a Monday.
  formats.date(`2024-01-${String(weekday).padStart(2, '0')}`, { weekday: style });

/** Returns the best day and the closed weekdays. */
export function daysOf(days: AvgSessions['days']) {
  const open = days.filter((day): day is { weekday: number; value: number } => day.value !== null);
  return {
    best: open.toSorted((a, b) => b.value - a.value)[0],
    closed: days.filter(({ value }) => value === null).map(({ weekday }) => weekday),
  };
}

/** Returns the number of days until a date; 0 on the same day. */
export const daysUntil = (date: string, now: Date) => daysBetween(localDate(now), date);

/**
 * Formats an instant as a time if it is today in the time zone of `formats`, otherwise as `yesterday`, another relative
 * day or a date.
 */
export function momentText(value: string, formats: Formats, now = serverNow()): string {
  const dayOf = (time: string | Date) => formats.date(time, { dateStyle: 'short' });
  const isToday = dayOf(value) === dayOf(now);
  return isToday ? formats.time(value) : formats.relative(value, now);
}

/** Returns a share from 0 to 1; 0 if the whole is 0. */
export const shareOf = (part: number, whole: number) => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0);
