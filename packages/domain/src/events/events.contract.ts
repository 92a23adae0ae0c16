import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import { integerParameter, listParameter } from '../http/parameters';
import * as rule from '../http/fieldRules';
import { eventCalendars, repeatUnits } from './eventCodes';

export const eventCalendar = z.enum(eventCalendars);
export type EventCalendar = z.infer<typeof eventCalendar>;

const day = () => z.string().check(rule.date);

/** How an event repeats. Occurrences keep the local time of `timeZone` when the clock changes. */
export const repeatSchema = z.object({
  every: z.enum(repeatUnits),
  /** Interval in units of `every`, such as 2 for every second week. */
  interval: z.int().check(rule.min(1), rule.max(99)),
  /** ISO weekdays of a weekly event, Monday is 1. The weekday of the start if omitted. */
  weekdays: z.optional(z.array(z.int().check(rule.min(1), rule.max(7))).check(rule.filled, rule.atMost(7))),
  /** Last date, inclusive. Without it, the event repeats forever. */
  until: z.optional(day()),
  /** Dates without an occurrence. */
  except: z.optional(z.array(day()).check(rule.atMost(1000))),
  timeZone: z.string().check(rule.timeZone),
});
export type EventRepeat = z.infer<typeof repeatSchema>;

/** An instant, or a date for all-day events. The end date of an all-day event is inclusive. */
const when = () => z.string().check(rule.required, rule.dateOrInstant);

const properties = {
  calendar: eventCalendar,
  /** IDs of the invited users. */
  guests: z.optional(z.array(z.int())),
  location: z.optional(z.string()),
  description: z.optional(z.string()),
  /** Omitted for an event that happens once. */
  repeat: z.optional(repeatSchema),
};

export const eventSchema = z.object({
  id: z.int(),
  /** Empty if there is none. */
  url: z.string(),
  title: z.string(),
  start: z.string(),
  end: z.string(),
  allDay: z.boolean(),
  extendedProps: z.object(properties),
  version: z.optional(z.int()),
});
/** A calendar entry. Not the DOM `Event`. */
export type CalendarEvent = z.infer<typeof eventSchema>;

const fields = {
  title: z.string().check(rule.trimmed, rule.required, rule.maxLength(100)),
  start: when(),
  end: when(),
  allDay: z.boolean(),
};

/** Checks that an event doesn't end before it starts. Returns true if the values can't be compared. */
export const isInOrder = ({ start = '', end = '' }: { start?: string; end?: string }) =>
  !(Date.parse(end) < Date.parse(start));
const inOrder = () => z.refine<{ start?: string; end?: string }>(isInOrder, { error: 'dateOrder', path: ['end'] });

/** Form values of an event, validated on the client and the server. */
export const newEventSchema = z
  .object({
    ...fields,
    allDay: z._default(z.boolean(), false),
    url: z._default(z.string().check(rule.url), ''),
    extendedProps: z.object(properties),
  })
  .check(inOrder());
export type NewEvent = z.input<typeof newEventSchema>;

/** Changes of an event. Omitted fields stay, `null` clears a field. */
export const eventChangesSchema = z
  .object({
    id: z.int(),
    title: z.optional(fields.title),
    start: z.optional(fields.start),
    end: z.optional(fields.end),
    allDay: z.optional(z.boolean()),
    url: z.optional(z.nullable(z.string().check(rule.url))),
    extendedProps: z.optional(
      z.object({
        calendar: z.optional(eventCalendar),
        guests: z.optional(z.nullable(z.array(z.int()))),
        location: z.optional(z.nullable(z.string())),
        description: z.optional(z.nullable(z.string())),
        repeat: z.optional(z.nullable(repeatSchema)),
      }),
    ),
    /** Last known version. Another version is rejected with 409. */
    version: z.optional(z.int()),
  })
  .check(inOrder());
export type EventChanges = z.infer<typeof eventChangesSchema>;

/** Most events that one request can add or delete. */
export const maxEventsAtOnce = 500;

const eventResponseSchema = z.object({ event: eventSchema });

const right = rightOn('event');

export const eventEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/calendar/events',
    summary: 'Returns the events of the given calendars. If no calendar is given, the list is empty.',
    ability: right('read'),
    input: z.object({ calendars: listParameter(z.string()) }),
    output: z.array(eventSchema),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/calendar/add-event',
    summary: 'Adds an event to a calendar.',
    ability: right('create'),
    record: 'event',
    status: 201,
    input: z.object({ event: newEventSchema }),
    output: eventResponseSchema,
  }),
  addMany: defineEndpoint({
    method: 'POST',
    path: '/apps/calendar/add-events',
    summary: 'Adds up to 500 events, all or none.',
    ability: right('create'),
    status: 201,
    input: z.object({ events: z.array(newEventSchema).check(rule.filled, rule.atMost(maxEventsAtOnce)) }),
    output: z.object({ events: z.array(eventSchema) }),
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/calendar/update-event',
    summary: 'Updates the given fields of an event.',
    ability: right('update'),
    record: 'event',
    input: z.object({ event: eventChangesSchema }),
    output: eventResponseSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/calendar/remove-event',
    summary: 'Deletes an event. Can be undone with `POST /api/restore`.',
    ability: right('delete'),
    input: z.object({ id: integerParameter() }),
    output: z.object({ id: z.int() }),
  }),
  removeMany: defineEndpoint({
    method: 'DELETE',
    path: '/apps/calendar/remove-events',
    summary: 'Deletes up to 500 events, all or none. Can be undone with `POST /api/restore`.',
    ability: right('delete'),
    input: z.object({ ids: listParameter(integerParameter()).check(rule.filled, rule.atMost(maxEventsAtOnce)) }),
    output: z.object({ ids: z.array(z.int()) }),
  }),
};
