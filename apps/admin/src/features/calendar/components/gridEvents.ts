import type { CalendarOptions, EventApi, EventInput } from '@fullcalendar/react';
import {
  addDays,
  exclusiveEnd,
  instantOf,
  isDateOnly,
  moveStart,
  shownTimes,
  type Occurrence,
} from '@larder/domain/contract';
import type { Times } from '../useEventActions';
import type { EventKeyboardOptions } from '../useEventKeyboard';
import { dateOf, localOf, occurrenceOf } from './gridContents';

const hour = 3_600_000;

/** Converts occurrences to events of the grid. The one with `firstKey` is drawn first on its day. */
export const gridEvents = (occurrences: readonly Occurrence[], timeZone: string, firstKey: string | undefined) =>
  occurrences.map((occurrence): EventInput => {
    const { start, end } = shownTimes(occurrence, timeZone);
    const { allDay, title } = occurrence.event;
    return {
      id: occurrence.key,
      title,
      start,
      end: allDay ? exclusiveEnd({ end }) : end,
      allDay,
      extendedProps: { occurrence, order: occurrence.key === firstKey ? 0 : 1 },
    };
  });

/** Converts the times of an event in the grid to instants, or to dates if it is all-day. A moved event keeps its duration. */
function timesOf({ start, end, allDay }: EventApi, timeZone: string, before?: Occurrence): Times {
  const from = instantOf(localOf(start ?? new Date(0), allDay), timeZone);
  if (before && isDateOnly(before.start) === allDay) return moveStart(before, from);
  if (allDay) return { start: from, end: end ? addDays(dateOf(end), -1) : from };
  // FullCalendar clears the end when an all-day event becomes a timed one.
  const to = end ? instantOf(localOf(end, false), timeZone) : new Date(Date.parse(from) + hour).toISOString();
  return { start: from, end: to };
}

export interface DragOptions {
  timeZone: string;
  onMove: EventKeyboardOptions['onMove'];
  onCopy: (occurrence: Occurrence, times: Times) => void;
}

/** Returns handlers for dragging and resizing events by pointer. Dragging with Alt copies the event. */
export function dragHandlers({ timeZone, onMove, onCopy }: DragOptions) {
  const moveOrRevert = async (kind: 'moved' | 'resized', occurrence: Occurrence, times: Times, revert: () => void) => {
    if ((await onMove(occurrence, times, kind)) === undefined) revert();
  };
  return {
    eventDrop: ({ event, oldEvent, jsEvent, revert }) => {
      const occurrence = occurrenceOf(oldEvent);
      if (!occurrence) return;
      const times = timesOf(event, timeZone, occurrence);
      if (jsEvent.altKey) {
        revert();
        onCopy(occurrence, times);
      } else void moveOrRevert('moved', occurrence, times, revert);
    },
    eventResize: ({ event, oldEvent, revert }) => {
      const occurrence = occurrenceOf(oldEvent);
      if (occurrence) void moveOrRevert('resized', occurrence, timesOf(event, timeZone), revert);
    },
  } satisfies CalendarOptions;
}
