import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageTrail } from './PageTrail';

afterEach(cleanup);

async function showAt(path: string) {
  const root = createRootRoute({ component: PageTrail });
  const page = createRoute({ getParentRoute: () => root, path: '$' });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('navigation');
}

it('the breadcrumbs start with a link to the start page', async () => {
  await showAt('/apps/user/list');
  expect(screen.getByRole('link', { name: 'shell.home' }).getAttribute('href')).toBe('/');
});

it('the start page has no link to itself', async () => {
  await showAt('/');
  expect(screen.queryByRole('link', { name: 'shell.home' })).toBeNull();
});
