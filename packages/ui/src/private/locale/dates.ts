import { parseDate, parseDateTime, parseTime, toCalendarDate, today, type DateValue } from '@internationalized/date';
import type { DateRange, TimeValue } from 'react-aria-components';
import type { CalendarLimits } from '../calendar/calendarLimits';

/** Range of days as ISO dates. */
export interface IsoRange {
  /** First day, such as '2026-11-14'. */
  start: string;
  /** Last day, inclusive. */
  end: string;
}

// Parses an ISO string. Undefined means uncontrolled, null means empty. An invalid string becomes null, because an
// exception would unmount the page.
function read<T>(parse: (iso: string) => T, iso: string | null | undefined): T | null | undefined {
  if (!iso) return iso === undefined ? undefined : null;
  try {
    return parse(iso);
  } catch {
    return null;
  }
}

/** Parses '2026-11-21' or '2026-11-21T18:30'. */
export const toDate = (iso: string | null | undefined) =>
  read<DateValue>((text) => (text.includes('T') ? parseDateTime(text) : parseDate(text)), iso);

/** Returns the current day in a time zone, ISO. */
export const dayIn = (timeZone: string | undefined) => timeZone && today(timeZone).toString();

/** Formats a date as ISO, without seconds, like a native input. */
export const fromDate = (date: DateValue | null) => (date ? date.toString().slice(0, 16) : null);

/** Formats the day as ISO. */
export const fromDay = (date: DateValue) => toCalendarDate(date).toString();

/** Returns React Aria's props for the selectable days. */
export const dayLimits = ({
  min,
  max,
  isDateUnavailable,
}: Pick<CalendarLimits, 'min' | 'max' | 'isDateUnavailable'>) => ({
  minValue: toDate(min),
  maxValue: toDate(max),
  isDateUnavailable: isDateUnavailable && ((date: DateValue) => isDateUnavailable(fromDay(date))),
});

/** Parses '18:30'. */
export const toTime = (iso: string | null | undefined) => read(parseTime, iso);

/** Formats a time as ISO, without seconds. */
export const fromTime = (time: TimeValue | null) => (time ? time.toString().slice(0, 5) : null);

/** Parses a range of ISO dates. A range with a missing or invalid date becomes null. */
export function toRange(range: IsoRange | null | undefined): DateRange | null | undefined {
  if (!range) return range;
  const start = toDate(range.start);
  const end = toDate(range.end);
  return start && end ? { start, end } : null;
}

/** Formats a range as ISO dates. */
export const fromRange = (range: DateRange | null): IsoRange | null =>
  range && { start: fromDay(range.start), end: fromDay(range.end) };

/** Returns the nearest allowed minute within the same hour: 58 with a step of 15 is 45. */
export function snapMinute(minute: number, step: number) {
  const last = Math.floor(59 / step) * step;
  return Math.min(Math.round(minute / step) * step, last);
}

/** Returns the next or previous allowed minute, wrapping around the hour. */
export function stepMinute(minute: number, step: number, direction: 1 | -1) {
  const last = Math.floor(59 / step) * step;
  const next = direction > 0 ? (Math.floor(minute / step) + 1) * step : (Math.ceil(minute / step) - 1) * step;
  if (next > last) return 0;
  return next < 0 ? last : next;
}
