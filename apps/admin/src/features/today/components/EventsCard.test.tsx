import { createQueryClient, endSession, eventsQuery } from '@larder/domain';
import { eventCalendars } from '@larder/domain/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EventsCard } from './EventsCard';
import { renderRoutes } from '../../../testing/renderRoutes';
import { startTestSession } from '../../../testing/testSession';

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

/** Renders the card with an event that starts now and takes an hour. */
function renderIn(timeZone: string) {
  startTestSession({
    id: 7,
    workPlaces: [{ _id: 'quay', name: 'Quay Street', timeZone }],
  });
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  const start = new Date().toISOString();
  const end = new Date(Date.now() + 3_600_000).toISOString();
  const event = { id: 1, url: '', title: 'Stocktake', start, end, allDay: false, extendedProps: { calendar: 'work' } };
  client.setQueryData(eventsQuery(eventCalendars).queryKey, [event] as never);
  renderRoutes('/today', [{ id: '/today', component: EventsCard }], client);
  return start;
}

it.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  "EventsCard shows event times in the restaurant's time zone, %s",
  async (timeZone) => {
    const start = renderIn(timeZone);
    const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
      new Date(start),
    );
    expect((await screen.findByText('Stocktake')).closest('li')?.textContent).toContain(time);
  },
);

it('EventsCard links an event to its form in the calendar', async () => {
  renderIn('Europe/Lisbon');
  const link = await screen.findByRole('link', { name: 'Stocktake' });
  const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
  expect([pathname, searchParams.get('event')]).toEqual(['/apps/calendar', '"1"']);
});
