import { changeEvent, filterEvents, isInOrder, type eventEndpoints } from '@larder/domain/contract';
import { invalid } from '../httpError';
import type { Handlers } from '../router';
import { activeRows, getOrThrow, rejectStaleVersion, removeRow } from '../table';
import { isId, recordOf } from '../rawInput';
import { addEvent, editEvent, eventStore } from './events.store';

export const eventHandlers: Handlers<typeof eventEndpoints> = {
  list: ({ calendars }, db) => filterEvents(activeRows(eventStore(db).events), calendars),

  add: ({ event }, db) => ({ event: addEvent(db, event) }),

  update: {
    guard({ event }, db) {
      const { id, version } = recordOf(event);
      if (isId(id)) rejectStaleVersion(version, getOrThrow(eventStore(db).events, 'event', id));
    },
    run({ event: { version: _seen, ...changes } }, db) {
      const current = getOrThrow(eventStore(db).events, 'event', changes.id);
      if (!isInOrder(changeEvent(current, changes))) throw invalid({ end: ['dateOrder'] });
      return { event: editEvent(db, changes) };
    },
  },

  remove({ id }, db, { now }) {
    removeRow(eventStore(db).events, 'event', id, now);
    return { id };
  },
};
