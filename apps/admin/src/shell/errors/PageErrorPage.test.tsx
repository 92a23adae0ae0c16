import { DomainProvider, ForbiddenError, createQueryClient } from '@larder/domain';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '../../env';
import { ChunkLoadError } from '@larder/ui/lazy';
import { PageErrorPage } from './PageErrorPage';

const reloadForNewVersion = vi.fn(async () => {});
vi.mock('../../lib/serviceWorker', () => ({ reloadForNewVersion: () => reloadForNewVersion() }));

let fault: Error | undefined;

/** Renders a page that throws `error`. */
async function open(error: Error) {
  fault = error;
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/apps/user/list',
    component: () => {
      if (fault) throw fault;
      return <h1>Users</h1>;
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/apps/user/list'] }),
    defaultErrorComponent: PageErrorPage,
  });
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <RouterProvider router={router as never} />
    </DomainProvider>,
  );
  return screen.findByRole('alert');
}

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reloadForNewVersion.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('PageErrorPage copies the details of a crash and retries', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
  await open(new Error('Cannot read properties of undefined'));
  expect(buttons()).toEqual(['errors.tryAgain', 'errors.back', 'common.copyDetails']);
  expect(screen.getByRole('link', { name: 'errors.home' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'common.copyDetails' }));
  await screen.findByRole('button', { name: 'common.copied' });
  expect(JSON.parse(writeText.mock.calls[0]?.[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    page: window.location.pathname,
    version: env.version,
    message: 'Cannot read properties of undefined',
  });
  fault = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'errors.tryAgain' }));
  await screen.findByRole('heading', { name: 'Users' });
  expect(reloadForNewVersion).not.toHaveBeenCalled();
});

it.each([
  new ChunkLoadError('missing'),
  new ChunkLoadError('timeout'),
  new TypeError('Failed to fetch dynamically imported module: https://larder.example/assets/Palette.js'),
  new TypeError('error loading dynamically imported module'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/Palette.css'),
])('PageErrorPage checks for a new version if a chunk failed to load: %s', async (error) => {
  await open(error);
  expect(buttons()).toEqual(['errors.reload', 'errors.back']);
  await waitFor(() => expect(reloadForNewVersion).toHaveBeenCalledOnce());
});

it('PageErrorPage loads the page again when the connection returns', async () => {
  await open(new ChunkLoadError('missing'));
  fault = undefined;
  fireEvent(window, new Event('online'));
  await screen.findByRole('heading', { name: 'Users' });
});

it('PageErrorPage shows only a button to go back if access is denied', async () => {
  await open(new ForbiddenError('read', 'user'));
  expect(buttons()).toEqual(['errors.back']);
  expect(reloadForNewVersion).not.toHaveBeenCalled();
});
