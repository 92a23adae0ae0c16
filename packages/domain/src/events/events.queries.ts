import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { eventEndpoints } from './events.contract';

export const eventKeys = {
  all: ['events'] as const,
  lists: () => [...eventKeys.all, 'list'] as const,
  list: (calendars: readonly string[]) => [...eventKeys.lists(), calendars.toSorted()] as const,
};

/** The events of the calendars chosen; while others load the former stay. */
export const eventsQuery = (calendars: readonly string[]) =>
  queryOptions({
    queryKey: eventKeys.list(calendars),
    queryFn: ({ signal }) => call(eventEndpoints.list, { calendars: [...calendars] }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useEvents = (calendars: readonly string[]) => useQuery(eventsQuery(calendars));
