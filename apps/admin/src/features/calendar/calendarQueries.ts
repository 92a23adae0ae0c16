import { currentAbility, eventsQuery, restaurantListQuery, type QueryClient } from '@larder/domain';
import { eventCalendars, type EventCalendar } from '@larder/domain/contract';
import type { CalendarSearch } from './calendarSearch';

/** Returns the calendars that the search parameter names, in the order of the sidebar. */
export function shownCalendars(names: CalendarSearch['calendars']): readonly EventCalendar[] {
  if (names === undefined) return eventCalendars;
  const given = names.split(',');
  return eventCalendars.filter((calendar) => given.includes(calendar));
}

/** Starts the queries of the page without waiting: the page shows its loading and error states. */
export async function loadCalendar(queryClient: QueryClient, { calendars }: CalendarSearch) {
  void queryClient.prefetchQuery(eventsQuery(shownCalendars(calendars)));
  void queryClient.prefetchQuery(eventsQuery(eventCalendars));
  if (currentAbility().can('read', 'restaurant')) void queryClient.prefetchQuery(restaurantListQuery());
}
