import { ApiError } from '@larder/domain';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownToasts } from '../../testing/mockServer';
import { useInvalidDateRedirect } from './useInvalidDateRedirect';

beforeEach(() => void (shownToasts.length = 0));
afterEach(cleanup);

async function open(error: unknown) {
  function Page() {
    useInvalidDateRedirect('2031-01-01', error);
    return <h1>Dashboard</h1>;
  }
  const history = createMemoryHistory({ initialEntries: ['/?date=2031-01-01&restaurant=quay'] });
  render(
    <RouterProvider router={createRouter({ routeTree: createRootRoute({ component: Page }), history }) as never} />,
  );
  await screen.findByRole('heading');
  return history;
}

it('a date that the server rejects is removed from the URL with a message', async () => {
  const history = await open(new ApiError({ status: 422, code: 'validation' }));
  await vi.waitFor(() => expect(history.location.href).toBe('/?restaurant=quay'));
  await vi.waitFor(() => expect(shownToasts).toHaveLength(1));
});

it.each([
  ['loads', null],
  ['fails with another error', new ApiError({ status: 500, code: 'server_error' })],
])('a date whose day %s stays in the URL', async (_name, error) => {
  const history = await open(error);
  await new Promise((resolve) => setTimeout(resolve));
  expect(history.location.href).toBe('/?date=2031-01-01&restaurant=quay');
  expect(shownToasts).toEqual([]);
});
