import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderRoutes } from '../../testing/renderRoutes';
import { PageTrail } from './PageTrail';

afterEach(cleanup);

async function showAt(path: string) {
  renderRoutes(path, [{ id: path, component: PageTrail }]);
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
