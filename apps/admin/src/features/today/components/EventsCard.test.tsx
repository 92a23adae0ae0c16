import { createQueryClient, DomainProvider, endSession, eventsQuery, restaurantListQuery } from '@larder/domain';
import { eventCalendars } from '@larder/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EventsCard } from './EventsCard';
import { startTestSession } from '../../../testing/testSession';

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

/** Renders the card with an event that starts now and takes an hour. */
function renderIn(timeZone: string, mayReadRestaurants: boolean) {
  startTestSession({
    id: 7,
    ability: mayReadRestaurants ? [{ action: 'read', subject: 'restaurant' }] : [],
    workPlaces: [{ _id: 'quay', name: 'Quay Street', timeZone: mayReadRestaurants ? undefined : timeZone }],
  });
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  const start = new Date().toISOString();
  const end = new Date(Date.now() + 3_600_000).toISOString();
  const event = { id: 1, url: '', title: 'Stocktake', start, end, allDay: false, extendedProps: { calendar: 'work' } };
  client.setQueryData(eventsQuery(eventCalendars).queryKey, [event] as never);
  if (mayReadRestaurants)
    client.setQueryData(restaurantListQuery({}).queryKey, { restaurants: [{ id: 'quay', timeZone }] } as never);
  render(
    <DomainProvider queryClient={client}>
      <EventsCard />
    </DomainProvider>,
  );
  return start;
}

it.each([
  ['Pacific/Kiritimati', 'with', true],
  ['America/Los_Angeles', 'with', true],
  ['Pacific/Kiritimati', 'without', false],
  ['America/Los_Angeles', 'without', false],
] as const)(
  "EventsCard shows event times in the restaurant's time zone, %s, to users %s the right to read restaurants",
  (timeZone, _right, mayRead) => {
    const start = renderIn(timeZone, mayRead);
    const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
      new Date(start),
    );
    expect(screen.getByText('Stocktake').closest('li')?.textContent).toContain(time);
  },
);
