import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import { eventEndpoints } from './events.contract';

const keys = entityKeys('events');
export const eventKeys = {
  ...keys,
  list: (calendars: readonly string[]) => [...keys.lists(), calendars.toSorted()] as const,
};

/** Queries the events of the selected calendars. Keeps the previous ones while others load. */
export const eventsQuery = (calendars: readonly string[]) =>
  queryOptions({
    queryKey: eventKeys.list(calendars),
    queryFn: ({ signal }) => call(eventEndpoints.list, { calendars: [...calendars] }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useEvents = (calendars: readonly string[]) => useQuery(eventsQuery(calendars));
