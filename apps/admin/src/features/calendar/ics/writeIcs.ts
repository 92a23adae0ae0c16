import {
  exclusiveEnd,
  instantOf,
  isDateOnly,
  localTimeOf,
  repeatDates,
  type CalendarEvent,
  type EventRepeat,
} from '@larder/domain/contract';
import { escapeText, foldLine, quoteParameter } from './icsLines';
import { zoneLines, localText } from './icsZones';

export interface IcsPerson {
  name: string;
  email: string;
}

export interface IcsSource {
  events: readonly CalendarEvent[];
  /** Name of the calendar. */
  name: string;
  /** Time zone of the restaurant. */
  timeZone: string;
  /** Time of the export. */
  now: Date;
  /** Host name that makes the UIDs of the events globally unique. */
  host: string;
  /** Returns a guest; undefined if the email address is unknown. */
  guestOf: (id: number) => IcsPerson | undefined;
}

/** Weekdays of a rule, Monday first. */
export const icsWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export const icsFrequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

const dateText = (date: string) => date.replaceAll('-', '');
const instantText = (instant: string) =>
  `${new Date(Date.parse(instant)).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Formats a date or time property, in local time unless the local time is ambiguous. */
function timeLine(name: string, value: string, timeZone: string): string {
  if (isDateOnly(value)) return `${name};VALUE=DATE:${dateText(value)}`;
  const local = localTimeOf(value, timeZone);
  return Date.parse(instantOf(local, timeZone)) === Date.parse(value)
    ? `${name};TZID=${timeZone}:${localText(local)}`
    : `${name}:${instantText(value)}`;
}

function ruleLines(start: string, { every, interval, weekdays, until, except, timeZone }: EventRepeat): string[] {
  const time = localTimeOf(start, timeZone).slice(10);
  const end = until && (time === '' ? dateText(until) : instantText(instantOf(`${until}T23:59`, timeZone)));
  const rule = [
    `FREQ=${icsFrequencies[every]}`,
    interval > 1 && `INTERVAL=${interval}`,
    weekdays && `BYDAY=${weekdays.map((day) => icsWeekdays[day - 1]).join(',')}`,
    end && `UNTIL=${end}`,
    'WKST=MO',
  ];
  const days = (except ?? []).map((date) => (time === '' ? dateText(date) : localText(`${date}${time}`)));
  return [
    `RRULE:${rule.filter(Boolean).join(';')}`,
    ...(days.length > 0 ? [`EXDATE;${time === '' ? 'VALUE=DATE' : `TZID=${timeZone}`}:${days.join(',')}`] : []),
  ];
}

/** Returns start, end and rule of an event; undefined if it has no occurrence. */
function timeLines({ start, end, extendedProps: { repeat } }: CalendarEvent, timeZone: string): string[] | undefined {
  const isShort = start === end && !isDateOnly(start);
  if (!repeat)
    return [
      timeLine('DTSTART', start, timeZone),
      // DTEND must be after DTSTART. Without DTEND, the event ends when it starts (RFC 5545, 3.6.1).
      ...(isShort ? [] : [timeLine('DTEND', exclusiveEnd({ end }), timeZone)]),
    ];
  const local = localTimeOf(start, repeat.timeZone);
  const day = local.slice(0, 10);
  // Calendar programs show an occurrence on the start date even if the rule excludes it, so start on the first date of
  // the rule.
  const { except: _except, until: _until, ...endless } = repeat;
  const first = repeatDates(day, endless, day, '9998-12-31', 1)[0];
  if (first === undefined || (repeat.until !== undefined && repeat.until < first)) return undefined;
  const rule = ruleLines(start, repeat);
  if (isDateOnly(start)) {
    const length = Date.parse(end) - Date.parse(start);
    const last = new Date(Date.parse(first) + length).toISOString().slice(0, 10);
    return [timeLine('DTSTART', first, timeZone), timeLine('DTEND', exclusiveEnd({ end: last }), timeZone), ...rule];
  }
  return [
    `DTSTART;TZID=${repeat.timeZone}:${localText(`${first}${local.slice(10)}`)}`,
    // A duration in elapsed time, which stays the same when the clock changes.
    ...(isShort ? [] : [`DURATION:PT${Math.round((Date.parse(end) - Date.parse(start)) / 1000)}S`]),
    ...rule,
  ];
}

function eventLines(event: CalendarEvent, { timeZone, now, host, guestOf }: IcsSource): string[] {
  const { id, title, url, extendedProps } = event;
  const { calendar, location, description, guests = [] } = extendedProps;
  const times = timeLines(event, timeZone);
  if (!times) return [];
  const people = guests.flatMap((guest) => guestOf(guest) ?? []);
  return [
    'BEGIN:VEVENT',
    `UID:event-${id}@${host}`,
    `DTSTAMP:${instantText(now.toISOString())}`,
    ...times,
    `SUMMARY:${escapeText(title)}`,
    `CATEGORIES:${calendar}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...people.map(({ name, email }) => `ATTENDEE;CN=${quoteParameter(name)}:mailto:${email}`),
    'END:VEVENT',
  ];
}

/** Writes events as an iCalendar file (RFC 5545). Recurring events are written once, with their rule. */
export function writeIcs(source: IcsSource): string {
  const { events, name, timeZone, now } = source;
  const zones = new Set([timeZone, ...events.flatMap(({ extendedProps: { repeat } }) => repeat?.timeZone ?? [])]);
  const years = events.map(({ start }) => Number(start.slice(0, 4)));
  const firstYear = Math.min(now.getUTCFullYear(), ...years) - 1;
  const lastYear = Math.max(now.getUTCFullYear(), ...years) + 10;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larder//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    ...[...zones].flatMap((zone) => (zone === 'UTC' ? [] : zoneLines(zone, firstYear, lastYear))),
    ...events.flatMap((event) => eventLines(event, source)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
