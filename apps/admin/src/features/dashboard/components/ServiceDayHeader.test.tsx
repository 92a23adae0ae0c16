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

/** Shows a day while the restaurant's current date differs from the date in UTC. */
async function showDay(date: string, today: string, now: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }] });
  const queryClient = createQueryClient();
  const data = { date, today, live: date === today, restaurant: 'quay', asOf: now };
  queryClient.setQueryData(dashboardKeys.serviceDay({ restaurant: 'quay', date }), {
    ...data,
    groups: [],
    zones: {},
    restaurants: [],
  } as unknown as DashboardData);
  const routeTree = createRootRoute({ component: () => <ServiceDayHeader search={{ date }} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <DomainProvider queryClient={queryClient}>
      <RouterProvider router={router as never} />
    </DomainProvider>,
  );
  await screen.findByRole('button', { name: 'dashboard.today' });
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
