import {
  addLocalMinutes,
  instantOf,
  isDateOnly,
  localMinutesBetween,
  localTimeOf,
  weekdayOf,
  type EventCalendar,
  type EventRepeat,
  type FieldErrors,
  type NewEvent,
} from '@larder/domain/contract';
import type { RepeatScope, Times } from './useEventActions';

/** Values of the event form. Dates and times are local. */
export interface EventValues {
  title: string;
  calendar: EventCalendar;
  startDay: string | null;
  startTime: string | null;
  endDay: string | null;
  endTime: string | null;
  allDay: boolean;
  url: string;
  guests: string[];
  location: string;
  description: string;
  every: EventRepeat['every'] | 'none';
  interval: number;
  weekdays: string[];
  until: string | null;
  /** The occurrences of a recurring event that the changes apply to. */
  scope: RepeatScope;
}

/**
 * Returns the date and time fields of local times. All-day events get default times, used if the user unchecks “All
 * day”.
 */
export function timeFields({ start, end }: Times) {
  return {
    startDay: start.slice(0, 10),
    startTime: start.slice(11, 16) || '09:00',
    endDay: end.slice(0, 10),
    endTime: end.slice(11, 16) || '10:00',
    allDay: isDateOnly(start),
  };
}

/**
 * Returns the default local times of an event on a date: one hour from the next full hour if it is today, else from
 * 09:00.
 */
export function defaultTimes(date: string, now: string): Times {
  const start = date === now.slice(0, 10) ? addLocalMinutes(`${now.slice(0, 13)}:00`, 60) : `${date}T09:00`;
  return { start, end: addLocalMinutes(start, 60) };
}

const startOf = ({ allDay, startDay, startTime }: EventValues) =>
  startDay && (allDay ? startDay : startTime ? `${startDay}T${startTime}` : '');
const endOf = ({ allDay, endDay, endTime }: EventValues) =>
  endDay && (allDay ? endDay : endTime ? `${endDay}T${endTime}` : '');

/** Returns the changes with the end moved along with the start, so that the event keeps its duration. */
export function withStart(values: EventValues, changes: Pick<Partial<EventValues>, 'startDay' | 'startTime'>) {
  const next = { ...values, ...changes };
  const [from, to, end] = [startOf(values), startOf(next), endOf(values)];
  if (!from || !to || !end) return changes;
  const moved = addLocalMinutes(end, localMinutesBetween(from, to));
  return { ...changes, endDay: moved.slice(0, 10), ...(!values.allDay && { endTime: moved.slice(11, 16) }) };
}

/**
 * Returns the instants of the values. A time that the user did not change keeps its instant, even if the local time
 * occurs twice that day.
 */
export function timesOfValues(values: EventValues, timeZone: string, before?: Times): Times {
  const at = (local: string | null, previous: string | undefined) => {
    if (!local) return '';
    return previous && localTimeOf(previous, timeZone) === local ? previous : instantOf(local, timeZone);
  };
  return { start: at(startOf(values), before?.start), end: at(endOf(values), before?.end) };
}

/** Returns the repetition rule of the form values, or undefined if the event does not repeat. */
export function repeatOfValues(values: EventValues, timeZone: string, before?: EventRepeat): EventRepeat | undefined {
  const { every, interval, weekdays, until } = values;
  if (every === 'none') return undefined;
  const isSameUnit = before?.every === every;
  return {
    every,
    interval,
    ...(every === 'week' &&
      weekdays.length > 0 && { weekdays: weekdays.map(Number).toSorted((one, other) => one - other) }),
    ...(until && { until }),
    ...(isSameUnit && before.except && { except: before.except }),
    timeZone: before?.timeZone ?? timeZone,
  };
}

/** Converts form values to the event to save. */
export function eventOfValues(values: EventValues, timeZone: string, before?: Times, rule?: EventRepeat): NewEvent {
  const { title, allDay, url, calendar, guests, location, description } = values;
  const repeat = repeatOfValues(values, timeZone, rule);
  return {
    title,
    ...timesOfValues(values, timeZone, before),
    allDay,
    url: url.trim(),
    extendedProps: {
      calendar,
      ...(guests.length > 0 && { guests: guests.map(Number) }),
      ...(location.trim() && { location: location.trim() }),
      ...(description.trim() && { description }),
      ...(repeat && { repeat }),
    },
  };
}

/**
 * Returns errors that the schema cannot find: missing dates or times, an end before the start, and an invalid
 * repetition.
 */
export function eventValueErrors(values: EventValues): FieldErrors {
  const required = ['required'] as [string];
  const { startDay, endDay, startTime, endTime, allDay, until, every, interval } = values;
  const from = startOf(values);
  const to = endOf(values);
  return {
    ...((!startDay || (!allDay && !startTime)) && { start: required }),
    ...((!endDay || (!allDay && !endTime)) && { end: required }),
    // Compares local times, because the clock can be set back in between.
    ...(from && to && to < from && { end: ['dateOrder'] as [string] }),
    ...(every !== 'none' && until && startDay && until < startDay && { until: ['dateOrder'] as [string] }),
    ...(every !== 'none' &&
      !(interval >= 1 && interval <= 99) && { interval: [interval >= 1 ? 'max:99' : 'min:1'] as [string] }),
  };
}

/** Returns the weekday of a date as a form value. */
export const weekdayValue = (date: string | null) => (date ? [String(weekdayOf(date))] : []);
