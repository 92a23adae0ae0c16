import { createQueryClient, DomainProvider } from '@larder/domain';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ErrorStatusPage } from './ErrorStatusPage';

afterEach(cleanup);

it.each([
  [403, 'forbidden'],
  [404, 'notFound'],
  [429, 'tooMany'],
  [503, 'unavailable'],
  [500, 'serverError'],
  [599, 'serverError'],
  [418, 'other'],
  [600, 'other'],
])('the page of the status %i explains it as %s', async (code, text) => {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ErrorStatusPage code={code} /> }),
    history: createMemoryHistory(),
  });
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <RouterProvider router={router as never} />
    </DomainProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: `errors.${text}.title` });
  expect(screen.getByText(`errors.${text}.description`)).not.toBeNull();
});
