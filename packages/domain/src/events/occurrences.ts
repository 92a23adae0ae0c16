import { isDate } from '../http/fieldRules';
import { addDays, wallClock, weekdayOf } from '../time/businessDay';
import { moveStart, sortEvents } from './events';
import type { CalendarEvent, EventRepeat } from './events.contract';
import { addLocalMinutes, instantOf, isDateOnly, localMinutesBetween, localDayOf, localTimeOf } from './localTime';

/** One occurrence of an event. Only a recurring event has several. */
export interface Occurrence {
  /** ID of the event, with the original date of an occurrence: `12` or `12@2026-11-20`. */
  key: string;
  /** The stored event. */
  event: CalendarEvent;
  /** Original date of the occurrence of a recurring event. */
  date: string | undefined;
  /** As in the event: instants, or dates of an all-day event. */
  start: string;
  end: string;
}

const dayNumber = (date: string) => Math.floor(Date.parse(date) / 86_400_000);
const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const dayOfMonth = (date: string) => Number(date.slice(8, 10));

/** Returns the date in a month, or undefined if the month is too short. */
function dateInMonth(month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(Math.floor(month / 12), month % 12, day));
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}

/** Returns the dates of one step of a rule: a day, the weekdays of a week, a day of a month. */
function datesOfStep(start: string, { every, interval, weekdays }: EventRepeat, step: number): string[] {
  if (every === 'day') return [addDays(start, step * interval)];
  if (every === 'week') {
    const monday = addDays(start, 1 - weekdayOf(start) + step * interval * 7);
    return [...new Set(weekdays ?? [weekdayOf(start)])]
      .toSorted((one, other) => one - other)
      .map((day) => addDays(monday, day - 1));
  }
  const months = every === 'year' ? interval * 12 : interval;
  return [dateInMonth(monthNumber(start) + step * months, dayOfMonth(start)) ?? []].flat();
}

/** Returns the number of steps that end before a date. */
function stepsBefore(start: string, { every, interval }: EventRepeat, from: string): number {
  const units = {
    day: () => dayNumber(from) - dayNumber(start),
    week: () => (dayNumber(from) - dayNumber(start)) / 7 - 1,
    month: () => monthNumber(from) - monthNumber(start) - 1,
    year: () => (monthNumber(from) - monthNumber(start)) / 12 - 1,
  };
  return Math.max(0, Math.floor(units[every]() / interval) - 1);
}

/** Returns the first date of a step, or a lower bound of it. */
function stepBound(start: string, { every, interval }: EventRepeat, step: number): string {
  if (every === 'day') return addDays(start, step * interval);
  if (every === 'week') return addDays(start, 1 - weekdayOf(start) + step * interval * 7);
  return dateInMonth(monthNumber(start) + step * interval * (every === 'year' ? 12 : 1), 1) ?? start;
}

/** Returns the first `limit` dates from `from` to `to`, both inclusive, of a rule that starts on `start`. */
export function repeatDates(start: string, repeat: EventRepeat, from: string, to: string, limit = Infinity): string[] {
  const last = repeat.until && repeat.until < to ? repeat.until : to;
  const except = new Set(repeat.except);
  const dates: string[] = [];
  let step = stepsBefore(start, repeat, from);
  for (; dates.length < limit && stepBound(start, repeat, step) <= last; step += 1)
    for (const date of datesOfStep(start, repeat, step))
      if (date >= start && date >= from && date <= last && !except.has(date)) dates.push(date);
  return dates.slice(0, limit);
}

/** Returns the occurrence of an event on one of its dates. */
function occurrenceOn(event: CalendarEvent, date: string, repeat: EventRepeat): Occurrence {
  const local = localTimeOf(event.start, repeat.timeZone);
  const moved = moveStart(event, instantOf(`${date}${local.slice(10)}`, repeat.timeZone));
  return { key: `${event.id}@${date}`, event, date, start: moved.start, end: moved.end };
}

/** Returns the local date on which an event starts, in the time zone of its rule. */
const firstDate = (event: CalendarEvent, { timeZone }: EventRepeat) => localDayOf(event.start, timeZone);

/**
 * Returns the occurrences of an event that overlap the local dates from `from` to `to`, both inclusive, in ascending
 * order.
 */
export function occurrencesOf(event: CalendarEvent, from: string, to: string, timeZone: string): Occurrence[] {
  const { repeat } = event.extendedProps;
  const overlaps = ({ start, end }: Pick<CalendarEvent, 'start' | 'end'>) =>
    localDayOf(start, timeZone) <= to && localDayOf(end, timeZone) >= from;
  if (!repeat) {
    // Skips the conversion of distant events.
    if (event.start.slice(0, 10) > addDays(to, 1) || event.end.slice(0, 10) < addDays(from, -1)) return [];
    return overlaps(event)
      ? [{ key: String(event.id), event, date: undefined, start: event.start, end: event.end }]
      : [];
  }
  const days = Math.ceil((Date.parse(event.end) - Date.parse(event.start)) / 86_400_000);
  return repeatDates(firstDate(event, repeat), repeat, addDays(from, -days - 1), addDays(to, 1))
    .map((date) => occurrenceOn(event, date, repeat))
    .filter(overlaps);
}

/** Finds the occurrence with a key. Without a date in the key, finds the first occurrence. */
export function occurrenceByKey(events: readonly CalendarEvent[], key: string): Occurrence | undefined {
  const [id, date] = key.split('@');
  const event = events.find((each) => String(each.id) === id);
  if (!event || (date !== undefined && !isDate(date))) return undefined;
  const { repeat } = event.extendedProps;
  if (!repeat)
    return date === undefined ? { key, event, date: undefined, start: event.start, end: event.end } : undefined;
  const start = firstDate(event, repeat);
  const wanted = date ?? start;
  return date === undefined || repeatDates(start, repeat, wanted, wanted).length > 0
    ? occurrenceOn(event, wanted, repeat)
    : undefined;
}

/**
 * Returns the local times at which an occurrence is drawn. The end is after the start, even if the clock is set back in
 * between.
 */
export function shownTimes({ start, end }: Pick<Occurrence, 'start' | 'end'>, timeZone: string) {
  const local = { start: localTimeOf(start, timeZone), end: localTimeOf(end, timeZone) };
  if (isDateOnly(start) || local.end > local.start || start === end) return local;
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000;
  return { start: local.start, end: addLocalMinutes(local.start, minutes) };
}

/** Moves all occurrences of a recurring event so that one of them has the given start and end. */
export function moveSeries(
  { event, date }: Occurrence,
  { start, end }: Pick<CalendarEvent, 'start' | 'end'>,
): Pick<CalendarEvent, 'start' | 'end' | 'allDay'> & { repeat: EventRepeat | undefined } {
  const { repeat } = event.extendedProps;
  const allDay = isDateOnly(start);
  if (!repeat || date === undefined) return { start, end, allDay, repeat };
  const local = localTimeOf(start, repeat.timeZone);
  const days = localMinutesBetween(date, local.slice(0, 10)) / 1440;
  const first = addDays(firstDate(event, repeat), days);
  const series = moveStart({ start, end }, instantOf(`${first}${local.slice(10)}`, repeat.timeZone));
  return {
    ...series,
    allDay,
    repeat: {
      ...repeat,
      ...(repeat.weekdays && { weekdays: repeat.weekdays.map((day) => ((((day - 1 + days) % 7) + 7) % 7) + 1) }),
      ...(repeat.until && { until: addDays(repeat.until, days) }),
      ...(repeat.except && { except: repeat.except.map((each) => addDays(each, days)) }),
    },
  };
}

/** Returns the rule without one of its dates. */
export const withoutDate = (repeat: EventRepeat, date: string): EventRepeat => ({
  ...repeat,
  except: [...(repeat.except ?? []), date].toSorted(),
});

/** Returns the occurrences of events that overlap the local dates from `from` to `to`, both inclusive. */
export const occurrencesIn = (events: readonly CalendarEvent[], from: string, to: string, timeZone: string) =>
  events.flatMap((event) => occurrencesOf(event, from, to, timeZone));

/** Returns the occurrences on the local date of an instant, sorted by start, longer ones first. */
export const eventsOn = (events: readonly CalendarEvent[], moment: Date, timeZone: string): Occurrence[] => {
  const { date } = wallClock(moment, timeZone);
  return sortEvents(occurrencesIn(events, date, date, timeZone));
};
