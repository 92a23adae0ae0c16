import { ledgerCall, serverNow, useAddEvent, useUpdateEvent } from '@larder/domain';
import {
  eventEndpoints,
  localTimeOf,
  moveSeries,
  newEventSchema,
  type CalendarEvent,
  type EventChanges,
  type NewEvent,
  type Occurrence,
} from '@larder/domain/contract';
import { useRecordForm } from '../../hooks/useRecordForm';
import { useRecordChange } from '../../hooks/useUndo';
import { schemaErrors } from '../../lib/schemaErrors';
import { defaultTimes, eventOfValues, eventValueErrors, timeFields, type EventValues } from './eventValues';
import type { CalendarPageState } from './useCalendar';
import type { EventActions, Times } from './useEventActions';

/** Returns the fields of an event, with `null` for those that are cleared. */
const changesOfEvent = ({ extendedProps, ...fields }: NewEvent): Omit<EventChanges, 'id'> => ({
  ...fields,
  extendedProps: {
    ...extendedProps,
    guests: extendedProps.guests ?? null,
    location: extendedProps.location ?? null,
    description: extendedProps.description ?? null,
    repeat: extendedProps.repeat ?? null,
  },
});

/**
 * Returns the state of an event's form. Without an occurrence, it is the form of a new event at the local times in
 * `draft`.
 */
export function useEventForm(
  occurrence: Occurrence | undefined,
  draft: Times | undefined,
  { timeZone, date, calendars, show }: CalendarPageState,
  actions: EventActions,
) {
  const record = useRecordChange();
  const { mutateAsync: add } = useAddEvent();
  const { mutateAsync: update } = useUpdateEvent();
  const isOccurrence = occurrence?.date !== undefined;

  /** Returns the times of the occurrence in a newer version of its event. */
  const timesIn = (stored: CalendarEvent): Times =>
    occurrence && isOccurrence ? { start: occurrence.start, end: occurrence.end } : stored;
  const valuesOf = (stored: CalendarEvent | undefined): EventValues => {
    const { guests = [], location = '', description = '', calendar, repeat } = stored?.extendedProps ?? {};
    const times = stored ? timesIn(stored) : undefined;
    const local = times
      ? { start: localTimeOf(times.start, timeZone), end: localTimeOf(times.end, timeZone) }
      : (draft ?? defaultTimes(date, localTimeOf(serverNow().toISOString(), timeZone)));
    return {
      title: stored?.title ?? '',
      calendar: calendar ?? calendars[0] ?? 'Business',
      ...timeFields(local),
      url: stored?.url ?? '',
      guests: guests.map(String),
      location,
      description,
      every: repeat?.every ?? 'none',
      interval: repeat?.interval ?? 1,
      weekdays: (repeat?.weekdays ?? []).map(String),
      until: repeat?.until ?? null,
      scope: 'one',
    };
  };
  const eventOf = (values: EventValues, stored: CalendarEvent | undefined) => {
    const event = eventOfValues(values, timeZone, stored && timesIn(stored), stored?.extendedProps.repeat);
    if (!occurrence || !stored || !isOccurrence) return event;
    if (values.scope === 'one') {
      const { repeat: _rule, ...extendedProps } = event.extendedProps;
      return { ...event, extendedProps };
    }
    // The form shows a single occurrence. Apply its change of time to the whole series.
    const { repeat: rule, ...extendedProps } = event.extendedProps;
    const moved = { ...occurrence, event: { ...stored, extendedProps: { ...stored.extendedProps, repeat: rule } } };
    if (!rule) return event;
    const { repeat, ...times } = moveSeries(moved, event);
    return { ...event, ...times, extendedProps: { ...extendedProps, repeat } };
  };

  const form = useRecordForm<CalendarEvent, EventValues>({
    record: occurrence?.event,
    valuesOf,
    validate: (values, stored) => {
      const own = eventValueErrors(values);
      return Object.keys(own).length > 0 ? own : schemaErrors(newEventSchema, eventOf(values, stored));
    },
    save: async (values, _changes, stored) => {
      const event = eventOf(values, stored);
      if (!stored || !occurrence) return recorded(await add(event), 'added', undefined);
      if (isOccurrence && values.scope === 'one') {
        const { saved, calls } = await actions.detach({ ...occurrence, event: stored }, event);
        return recorded(saved, 'saved', calls);
      }
      const saved = await update({ id: stored.id, version: stored.version, ...changesOfEvent(event) });
      const { id: _id, version: _version, ...before } = stored;
      const inverse = { id: saved.id, version: saved.version, ...changesOfEvent(before) };
      return recorded(saved, 'saved', [ledgerCall(eventEndpoints.update, { event: inverse }, saved)]);
    },
    onSaved: () => show({ event: undefined }),
    prefix: 'event',
  });

  function recorded(
    saved: CalendarEvent,
    key: 'added' | 'saved',
    calls = [ledgerCall(eventEndpoints.remove, { id: saved.id })],
  ): CalendarEvent {
    record({ text: { key: `calendar.toasts.${key}`, values: { title: saved.title } }, calls, reload: ['events'] });
    return saved;
  }
  return { form, isOccurrence };
}
export type EventForm = ReturnType<typeof useEventForm>;
