import { sortRows } from '../lists/lists';
import type { CalendarEvent, EventChanges } from './events.contract';

const dayLength = 86_400_000;
const isDay = (text: string) => text.length === 10;

/** Returns the exclusive end, as calendar libraries expect it: the next day for all-day events. */
export const exclusiveEnd = ({ end }: Pick<CalendarEvent, 'end'>): string =>
  isDay(end) ? new Date(Date.parse(end) + dayLength).toISOString().slice(0, 10) : end;

/** Moves the start and keeps the duration. */
export function moveStart<E extends Pick<CalendarEvent, 'start' | 'end'>>(event: E, start: string): E {
  const end = new Date(Date.parse(start) + Date.parse(event.end) - Date.parse(event.start)).toISOString();
  return { ...event, start, end: isDay(event.end) && isDay(start) ? end.slice(0, 10) : end };
}

const given = (fields: object) => Object.entries(fields).filter(([, value]) => value !== undefined);

/** Applies changes to an event. Omitted fields stay, `null` clears a field. */
export function changeEvent<E extends CalendarEvent>(event: E, changes: Omit<EventChanges, 'id' | 'version'>): E {
  const { extendedProps = {}, url, ...fields } = changes;
  const properties = given({ ...event.extendedProps, ...Object.fromEntries(given(extendedProps)) });
  return {
    ...event,
    ...Object.fromEntries(given(fields)),
    url: url === undefined ? event.url : (url ?? ''),
    extendedProps: Object.fromEntries(properties.filter(([, value]) => value !== null)) as E['extendedProps'],
  };
}

/** Returns the events of the given calendars, in stored order. */
export const filterEvents = <E extends CalendarEvent>(events: readonly E[], calendars: readonly string[]): E[] =>
  events.filter(({ extendedProps }) => calendars.includes(extendedProps.calendar));

/** Sorts by start, longer events first. */
export const sortEvents = <E extends Pick<CalendarEvent, 'start' | 'end'>>(events: readonly E[]): E[] =>
  sortRows(
    sortRows(events, ({ end }) => Date.parse(end), 'desc'),
    ({ start }) => Date.parse(start),
  );
