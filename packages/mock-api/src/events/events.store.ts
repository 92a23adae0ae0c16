import { changeEvent, type CalendarEvent, type EventChanges, type NewEvent } from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import { find, getOrThrow, nextId, removeRow, tableOf } from '../table';
import { seedEvents } from './events.fixtures';

export const eventStore = defineStore('events', (seed, now) => ({ events: tableOf(seedEvents(seed, now)) }), {
  hasTexts: true,
});

/** Adds an event. Also used for events of other areas, such as interviews and deliveries. */
export function addEvent(db: Database, { allDay = false, url = '', ...fields }: NewEvent): CalendarEvent {
  const { events } = eventStore(db);
  const event: CalendarEvent = { id: nextId(events), allDay, url, ...fields, version: 1 };
  events.rows.push(event);
  return event;
}

/** Changes an event. Throws 404 if it doesn't exist. */
export function editEvent(db: Database, { id, version: _seen, ...changes }: EventChanges): CalendarEvent {
  const event = getOrThrow(eventStore(db).events, 'event', id);
  return Object.assign(event, changeEvent(event, changes), { version: (event.version ?? 0) + 1 });
}

/** Removes an event. Does nothing if it is already removed. */
export function removeEvent(db: Database, id: number, now: Date) {
  const { events } = eventStore(db);
  if (find(events, id)) removeRow(events, 'event', id, now);
}
