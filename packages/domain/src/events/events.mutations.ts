import { useMutation, type QueryClient } from '@tanstack/react-query';
import { changeInOrder } from '../cache/changeInOrder';
import { asRows, changeRows } from '../cache/changeRows';
import { isLastChange, optimistic } from '../cache/optimistic';
import { call } from '../http/client';
import { changeEvent } from './events';
import { eventEndpoints, type CalendarEvent, type EventChanges, type NewEvent } from './events.contract';
import { eventKeys } from './events.queries';

const changeLists = (client: QueryClient, each: (events: readonly CalendarEvent[]) => CalendarEvent[]) =>
  changeRows(client, eventKeys.lists(), asRows<CalendarEvent>(), each);

export const useAddEvent = () =>
  useMutation({
    mutationFn: async (event: NewEvent) => (await call(eventEndpoints.add, { event })).event,
    ...optimistic<NewEvent>({ key: eventKeys.all, invalidate: [eventKeys.lists()] }),
  });

/** Adds several events in one request, all or none. */
export const useAddEvents = () =>
  useMutation({
    mutationFn: async (events: NewEvent[]) => (await call(eventEndpoints.addMany, { events })).events,
    ...optimistic<NewEvent[]>({ key: eventKeys.all, invalidate: [eventKeys.lists()] }),
  });

/** Moves, resizes or edits an event. */
export const useUpdateEvent = () =>
  useMutation({
    mutationFn: ({ version: seen, ...event }: EventChanges, { client }) =>
      changeInOrder(
        client,
        `event ${event.id}`,
        seen,
        async (version) => (await call(eventEndpoints.update, { event: { ...event, version } })).event,
      ),
    ...optimistic<EventChanges>({
      key: eventKeys.all,
      apply: ({ id, version: _seen, ...changes }, client) =>
        changeLists(client, (events) => events.map((event) => (event.id === id ? changeEvent(event, changes) : event))),
      invalidate: [eventKeys.lists()],
    }),
    onSuccess: (event, _input, _undo, { client }) => {
      if (!isLastChange(client, eventKeys.all)) return;
      client.setQueriesData<CalendarEvent[]>({ queryKey: eventKeys.lists() }, (events) =>
        events?.map((each) => (each.id === event.id ? event : each)),
      );
    },
  });

export const useDeleteEvent = () =>
  useMutation({
    mutationFn: (id: number) => call(eventEndpoints.remove, { id }),
    ...optimistic<number>({
      key: eventKeys.all,
      apply: (id, client) => changeLists(client, (events) => events.filter((event) => event.id !== id)),
      invalidate: [eventKeys.lists()],
    }),
  });
