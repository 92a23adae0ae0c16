import { parseDate, parseDateTime, parseTime, toCalendarDate, type DateValue } from '@internationalized/date';
import type { DateRange, TimeValue } from 'react-aria-components';
import type { CalendarLimits } from '../calendar/calendarLimits';

/** Two ISO dates, the first not after the second. */
export interface IsoRange {
  /** First day, such as '2026-11-14'. */
  start: string;
  /** Last day, which belongs to the range. */
  end: string;
}

// Undefined stays undefined (the field keeps its own value), null stays null (the field is empty); what cannot be read
// is as good as empty: a field that throws would take the page with it.
function read<T>(parse: (iso: string) => T, iso: string | null | undefined): T | null | undefined {
  if (!iso) return iso === undefined ? undefined : null;
  try {
    return parse(iso);
  } catch {
    return null;
  }
}

/** '2026-11-21' or '2026-11-21T18:30' as the calendar has it. */
export const toDate = (iso: string | null | undefined) =>
  read<DateValue>((text) => (text.includes('T') ? parseDateTime(text) : parseDate(text)), iso);

/** Day or minute of a date as ISO text; hours without seconds, as a native field sends them. */
export const fromDate = (date: DateValue | null) => (date ? date.toString().slice(0, 16) : null);

/** The day alone. */
export const fromDay = (date: DateValue) => toCalendarDate(date).toString();

/** Which days can be chosen, ISO, as react-aria takes it. */
export const dayLimits = ({
  min,
  max,
  isDateUnavailable,
}: Pick<CalendarLimits, 'min' | 'max' | 'isDateUnavailable'>) => ({
  minValue: toDate(min),
  maxValue: toDate(max),
  isDateUnavailable: isDateUnavailable && ((date: DateValue) => isDateUnavailable(fromDay(date))),
});

/** '18:30' as the calendar has it. */
export const toTime = (iso: string | null | undefined) => read(parseTime, iso);

/** Hours and minutes as ISO text. */
export const fromTime = (time: TimeValue | null) => (time ? time.toString().slice(0, 5) : null);

/** Two ISO dates as the calendar has them; half a range is none. */
export function toRange(range: IsoRange | null | undefined): DateRange | null | undefined {
  if (!range) return range;
  const start = toDate(range.start);
  const end = toDate(range.end);
  return start && end ? { start, end } : null;
}

/** First and last day as ISO dates. */
export const fromRange = (range: DateRange | null): IsoRange | null =>
  range && { start: fromDay(range.start), end: fromDay(range.end) };

/** The nearest minute of the hour that a step allows: 58 with a step of 15 is 45, for the hour is not the reader's to change. */
export function snapMinute(minute: number, step: number) {
  const last = Math.floor(59 / step) * step;
  return Math.min(Math.round(minute / step) * step, last);
}

/** The next minute that a step allows, round the hour and back. */
export function stepMinute(minute: number, step: number, direction: 1 | -1) {
  const last = Math.floor(59 / step) * step;
  const next = direction > 0 ? (Math.floor(minute / step) + 1) * step : (Math.ceil(minute / step) - 1) * step;
  if (next > last) return 0;
  return next < 0 ? last : next;
}
