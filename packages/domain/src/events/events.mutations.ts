import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import { restoreEndpoints } from '../restore/restore.contract';
import { asRows, changeRows } from '../lists/changeRows';
import { reloadAfterLast } from '../lists/optimistic';
import { changeEvent } from './events';
import { eventEndpoints, type CalendarEvent, type EventChanges, type NewEvent } from './events.contract';
import { eventKeys } from './events.queries';

/** Shared by the changes that show at once. */
const mutationKey = [...eventKeys.all, 'change'];
const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: eventKeys.lists() });
const settle = (client: QueryClient) => reloadAfterLast(client, mutationKey, eventKeys.lists());
const change = (client: QueryClient, id: number, each: (events: readonly CalendarEvent[]) => CalendarEvent[]) =>
  changeRows(client, eventKeys.lists(), asRows<CalendarEvent>(), [id], each);

export const useAddEvent = () =>
  useMutation({
    mutationFn: async (event: NewEvent) => (await call(eventEndpoints.add, { event })).event,
    onSuccess: (_event, _input, _before, { client }) => reload(client),
  });

/** Moves, resizes or edits an event, at once; a refused change goes back. */
export const useUpdateEvent = () =>
  useMutation({
    mutationKey,
    mutationFn: async (event: EventChanges) => (await call(eventEndpoints.update, { event })).event,
    onMutate: ({ id, version: _seen, ...changes }, { client }) =>
      change(client, id, (events) => events.map((event) => (event.id === id ? changeEvent(event, changes) : event))),
    onError: (_error, _input, undo) => undo?.(),
    onSuccess: (event, _input, _undo, { client }) => {
      // Of many changes of one event an earlier answer would show what the later ones have left behind.
      if (client.isMutating({ mutationKey }) > 1) return;
      client.setQueriesData<CalendarEvent[]>({ queryKey: eventKeys.lists() }, (events) =>
        events?.map((each) => (each.id === event.id ? event : each)),
      );
    },
    onSettled: (_event, _error, _input, _undo, { client }) => settle(client),
  });

export const useDeleteEvent = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: number) => call(eventEndpoints.remove, { id }),
    onMutate: (id, { client }) => change(client, id, (events) => events.filter((event) => event.id !== id)),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: (_answer, _error, _id, _undo, { client }) => settle(client),
  });

/** Takes deletions back: same ids, same places. */
export const useRestoreEvents = () =>
  useMutation({
    mutationFn: (ids: number[]) => call(restoreEndpoints.restore, { subject: 'event', ids }),
    onSuccess: (_answer, _ids, _before, { client }) => reload(client),
  });
