import { changeEvent, filterEvents, isInOrder, type eventEndpoints, type NewEvent } from '@larder/domain/contract';
import { canRecord, readableRows, requireRight } from '../access';
import { invalid } from '../httpError';
import type { Context, Handlers } from '../router';
import { activeRows, getOrThrow, rejectStaleVersion, removeRow } from '../table';
import { isId, recordOf } from '../rawInput';
import { addEvent, editEvent, eventStore } from './events.store';

/** Invites the author to a new event if they may create only events that they attend. */
function withGuest<E extends NewEvent>(event: E, { ability, actorId }: Context): E {
  if (canRecord(ability, 'create', 'event', event)) return event;
  const guests = [...(event.extendedProps.guests ?? []), actorId];
  return { ...event, extendedProps: { ...event.extendedProps, guests } };
}

/** Returns the event to add, with the author as a guest if required. Throws 403 if the user may not create it. */
function permitted<E extends NewEvent>(given: E, context: Context): E {
  const event = withGuest(given, context);
  requireRight(context, 'create', 'event', event);
  return event;
}

export const eventHandlers: Handlers<typeof eventEndpoints> = {
  list({ calendars }, db, { ability }) {
    const readable = readableRows(ability, 'event', activeRows(eventStore(db).events));
    return filterEvents(readable, calendars);
  },

  add({ event: given }, db, context) {
    return { event: addEvent(db, permitted(given, context)) };
  },

  addMany({ events }, db, context) {
    const all = events.map((given) => permitted(given, context));
    return { events: all.map((event) => addEvent(db, event)) };
  },

  update: {
    guard({ event }, db, context) {
      const { id, version } = recordOf(event);
      if (!isId(id)) return;
      const current = getOrThrow(eventStore(db).events, 'event', id);
      requireRight(context, 'update', 'event', current);
      rejectStaleVersion(version, current);
    },
    run({ event: { version: _seen, ...changes } }, db, context) {
      const current = getOrThrow(eventStore(db).events, 'event', changes.id);
      const changed = changeEvent(current, changes);
      requireRight(context, 'update', 'event', changed);
      if (!isInOrder(changed)) throw invalid({ end: ['dateOrder'] });
      return { event: editEvent(db, changes) };
    },
  },

  remove({ id }, db, context) {
    const { events } = eventStore(db);
    requireRight(context, 'delete', 'event', getOrThrow(events, 'event', id));
    removeRow(events, 'event', id, context.now);
    return { id };
  },

  removeMany({ ids: given }, db, context) {
    const { events } = eventStore(db);
    const ids = [...new Set(given)];
    for (const id of ids) requireRight(context, 'delete', 'event', getOrThrow(events, 'event', id));
    for (const id of ids) removeRow(events, 'event', id, context.now);
    return { ids };
  },
};
