import { createQueryClient, dashboardKeys, DomainProvider, endSession } from '@larder/domain';
import type { DashboardData } from '@larder/domain/contract';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestSession } from '../../../testing/testSession';
import { ServiceDayHeader } from './ServiceDayHeader';

afterEach(() => {
  cleanup();
  endSession('signed-out');
  vi.useRealTimers();
});

/** Shows the header. `undefined` data is loading. */
async function showHeader(search: { date?: string }, now: string, data: object | undefined) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }] });
  const queryClient = createQueryClient();
  const queryKey = dashboardKeys.serviceDay({ restaurant: 'quay', ...search });
  if (data) queryClient.setQueryData(queryKey, data as DashboardData);
  else void queryClient.prefetchQuery({ queryKey, queryFn: () => new Promise(() => undefined) });
  const routeTree = createRootRoute({ component: () => <ServiceDayHeader search={search} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <DomainProvider queryClient={queryClient}>
      <RouterProvider router={router as never} />
    </DomainProvider>,
  );
  await screen.findByRole('button', { name: 'dashboard.today' });
}
const dayData = (date: string, today: string, now: string) => ({
  date,
  today,
  live: date === today,
  restaurant: 'quay',
  asOf: now,
  groups: [],
  zones: {},
  restaurants: [],
});

/** Shows a day while the restaurant's current date differs from the date in UTC. */
async function showDay(date: string, today: string, now: string) {
  await showHeader({ date }, now, dayData(date, today, now));
  return (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
}

it.each([
  ['2026-11-19', '2026-11-20', '2026-11-19T16:00:00Z', false],
  ['2026-11-20', '2026-11-20', '2026-11-19T16:00:00Z', true],
  ['2026-11-19', '2026-11-19', '2026-11-20T03:00:00Z', true],
])('on %s, if the restaurant’s date is %s, at %s the next day is unavailable: %s', async (date, today, now, isLast) => {
  const isDisabled = await showDay(date, today, now);
  expect(isDisabled('dashboard.nextDay')).toBe(isLast);
  expect(isDisabled('dashboard.today')).toBe(isLast);
  expect(isDisabled('dashboard.previousDay')).toBe(false);
});

it('the heading names the meal only when the day is loaded', async () => {
  const now = '2026-11-20T14:30:00Z';
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  await showHeader({}, now, undefined);
  expect(heading()).toBe('dashboard.title.past');
  cleanup();
  await showHeader({}, now, dayData('2026-11-20', '2026-11-20', now));
  expect(heading()).toBe('dashboard.title.lunch');
});
