import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListMemory } from './useListMemory';

let frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  for (const run of frames.splice(0)) run(0);
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function List() {
  useListMemory();
  return (
    <>
      <h1 tabIndex={-1}>Jars</h1>
      <ul>
        <li data-row="7" tabIndex={-1}>
          Pickled lemons
        </li>
      </ul>
    </>
  );
}

/** Focuses a row, opens another page and goes back with the focus on a button. */
async function returnToList() {
  const root = createRootRoute({
    component: () => (
      <>
        <button type="button">Back</button>
        <Outlet />
      </>
    ),
  });
  const list = createRoute({ getParentRoute: () => root, path: '/', component: List });
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => <p>Other</p> });
  const router = createRouter({ routeTree: root.addChildren([list, other]), history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />);
  const row = await screen.findByRole('listitem');
  act(() => row.focus());
  await act(() => router.navigate({ to: '/other' as never }));
  screen.getByRole('button', { name: 'Back' }).focus();
  frames = [];
  act(() => router.history.back());
  await screen.findByRole('listitem');
}

it('useListMemory focuses the row again after the heading was focused', async () => {
  await returnToList();
  nextFrame();
  screen.getByRole('heading').focus();
  nextFrame();
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
});

it('useListMemory leaves the focus where the user moved it', async () => {
  await returnToList();
  nextFrame();
  nextFrame();
  screen.getByRole('heading').focus();
  nextFrame();
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
