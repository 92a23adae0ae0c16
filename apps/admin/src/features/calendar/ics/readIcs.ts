import {
  addDays,
  eventCalendars,
  isDateOnly,
  localDayOf,
  maxEventsAtOnce,
  newEventSchema,
  rule,
  type EventCalendar,
  type NewEvent,
} from '@larder/domain/contract';
import { parseComponents, unescapeText, type IcsComponent } from './icsLines';
import { readRule } from './icsRules';
import { addDuration, IcsError, readTime, type IcsProblem, type IcsTime, type IcsZones } from './icsTimes';

export const maxIcsBytes = 2_000_000;
const maxText = { title: 100, location: 200, description: 10_000 } as const;

/** Reasons why no event of a file can be read. */
export type IcsFailure = 'notCalendar' | 'cutOff' | 'noEvents' | 'tooMany' | 'tooLarge' | 'unreadable';
/** Reasons why a part of an imported event is left out. */
export type IcsNote = 'shortened' | 'link' | 'guests';

/** An event of a file: one that can be added, or a problem. */
export interface IcsEvent {
  title: string;
  event?: NewEvent;
  problem?: IcsProblem;
  /** The part of the file that causes the problem. */
  value?: string | undefined;
  notes: IcsNote[];
}

export interface IcsReaderOptions {
  /** Time zone of the restaurant. */
  timeZone: string;
  /** Calendar for events whose category is not the name of a calendar. */
  calendar: EventCalendar;
  /** Title for events that have none. */
  untitled: string;
  /** Returns the ID of the user with an email address. */
  userWith: (email: string) => number | undefined;
}

const lineOf = ({ lines }: IcsComponent, wanted: string) => lines.find(({ name }) => name === wanted);
const textOf = (component: IcsComponent, name: string) => unescapeText(lineOf(component, name)?.value ?? '').trim();

/** Returns the inclusive end of an event, as Larder stores it. */
function endOf(component: IcsComponent, start: IcsTime, zones: IcsZones): string {
  const isDay = isDateOnly(start.value);
  const [line, duration] = [lineOf(component, 'DTEND'), lineOf(component, 'DURATION')];
  const given = line ? readTime(line, zones).value : duration && addDuration(start, duration.value);
  if (given === undefined) return start.value;
  if (isDateOnly(given) !== isDay) throw new IcsError('date', line?.value);
  if (Date.parse(given) < Date.parse(start.value)) throw new IcsError('dateOrder');
  // DTEND of an all-day event is exclusive, but some programs repeat DTSTART for a single day.
  return isDay && given > start.value ? addDays(given, -1) : given;
}

/** Shortens a text, without splitting a character. */
const cut = (text: string, length: number) =>
  text.length <= length
    ? text
    : text
        .slice(0, length)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();

function readEvent(component: IcsComponent, zones: IcsZones, options: IcsReaderOptions): IcsEvent {
  const texts = {
    title: textOf(component, 'SUMMARY').replaceAll(/\s+/g, ' ') || options.untitled,
    location: textOf(component, 'LOCATION'),
    description: textOf(component, 'DESCRIPTION'),
  };
  const title = cut(texts.title, maxText.title);
  const [location, description] = [cut(texts.location, maxText.location), cut(texts.description, maxText.description)];
  try {
    if (textOf(component, 'STATUS').toUpperCase() === 'CANCELLED') throw new IcsError('canceled');
    const startLine = lineOf(component, 'DTSTART');
    if (!startLine) throw new IcsError('noStart');
    const start = readTime(startLine, zones);
    const end = endOf(component, start, zones);
    const repeat = lineOf(component, 'RECURRENCE-ID') ? undefined : readRule(component, start, zones);

    const categories = textOf(component, 'CATEGORIES').toLowerCase().split(',');
    const url = lineOf(component, 'URL')?.value.trim() ?? '';
    const attendees = component.lines.filter(({ name }) => name === 'ATTENDEE');
    const guests = attendees.flatMap(({ value }) => options.userWith(value.replace(/^mailto:/i, '').trim()) ?? []);
    const isShortened = title !== texts.title || location !== texts.location || description !== texts.description;
    const hasLink = url === '' || rule.isUrl(url);
    const event = newEventSchema.safeParse({
      title,
      start: start.value,
      end,
      allDay: isDateOnly(start.value),
      url: hasLink ? url : '',
      extendedProps: {
        calendar: eventCalendars.find((each) => categories.includes(each.toLowerCase())) ?? options.calendar,
        ...(guests.length > 0 && { guests: [...new Set(guests)] }),
        ...(location && { location }),
        ...(description && { description }),
        ...(repeat && { repeat }),
      },
    });
    if (!event.success) throw new IcsError('date');
    return {
      title,
      event: event.data,
      notes: [
        ...(isShortened ? ['shortened' as const] : []),
        ...(hasLink ? [] : ['link' as const]),
        ...(guests.length < attendees.length ? ['guests' as const] : []),
      ],
    };
  } catch (error) {
    if (!(error instanceof IcsError)) throw error;
    return { title, problem: error.problem, value: error.value, notes: [] };
  }
}

/** Returns the original times of changed or canceled occurrences, by the UID of their series. */
function replacedTimes(components: readonly IcsComponent[], zones: IcsZones): Map<string, string[]> {
  const dates = new Map<string, string[]>();
  for (const component of components) {
    const line = lineOf(component, 'RECURRENCE-ID');
    if (!line) continue;
    const uid = textOf(component, 'UID');
    try {
      dates.set(uid, [...(dates.get(uid) ?? []), readTime(line, zones).value]);
    } catch {
      // An invalid time replaces no occurrence of the series.
    }
  }
  return dates;
}

/** Reads the events of an iCalendar file. Returns a failure if the file as a whole cannot be read. */
export function readIcs(text: string, options: IcsReaderOptions): IcsEvent[] | IcsFailure {
  if (text.length > maxIcsBytes) return 'tooLarge';
  const calendars = parseComponents(text);
  if (typeof calendars === 'string') return calendars;
  const children = calendars.flatMap((calendar) => calendar.children);
  const components = children.filter(({ name }) => name === 'VEVENT');
  if (components.length === 0) return 'noEvents';
  if (components.length > maxEventsAtOnce) return 'tooMany';
  const zones = { definitions: children.filter(({ name }) => name === 'VTIMEZONE'), default: options.timeZone };
  const replaced = replacedTimes(components, zones);
  return components.flatMap((component) => {
    const isReplacement = lineOf(component, 'RECURRENCE-ID') !== undefined;
    const read = readEvent(component, zones, options);
    // A canceled occurrence is removed from its series, but not listed.
    if (isReplacement) return read.problem === 'canceled' ? [] : [read];
    return [withoutDates(read, replaced.get(textOf(component, 'UID')) ?? [])];
  });
}

/** Removes the dates of replaced occurrences from a series. */
function withoutDates(read: IcsEvent, replaced: readonly string[]): IcsEvent {
  const repeat = read.event?.extendedProps.repeat;
  if (!read.event || !repeat || replaced.length === 0) return read;
  const dates = replaced.map((time) => localDayOf(time, repeat.timeZone));
  const except = [...new Set([...(repeat.except ?? []), ...dates])].toSorted();
  const extendedProps = { ...read.event.extendedProps, repeat: { ...repeat, except } };
  return { ...read, event: { ...read.event, extendedProps } };
}
