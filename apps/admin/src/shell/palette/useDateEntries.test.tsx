import { endSession } from '@larder/domain';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestSession } from '../../testing/testSession';
import { TextKeys } from '../../testing/TextKeys';
import { useDateEntries } from './useDateEntries';

const root = createRootRoute();
const routeTree = root.addChildren(['/', '/today'].map((path) => createRoute({ getParentRoute: () => root, path })));

afterEach(() => {
  cleanup();
  endSession('signed-out');
});

function entriesOf(typed: string, action = 'manage') {
  startTestSession({ ability: [{ action, subject: 'all' }] });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/today'] }) });
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
  const close = vi.fn();
  const { result } = renderHook(() => useDateEntries(close), {
    wrapper: ({ children }) => (
      <TextKeys>
        <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
      </TextKeys>
    ),
  });
  return { entries: result.current(typed), navigate, close };
}

it('useDateEntries closes the palette and opens the service day of a typed date', () => {
  const { entries, navigate, close } = entriesOf('2026-11-14');
  expect(entries).toMatchObject([{ id: 'date-2026-11-14' }]);
  entries[0]?.run?.();
  expect(close).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/', search: { date: '2026-11-14' } });
});

it('useDateEntries has no entry for other texts, or without the right to see the service day', () => {
  expect(entriesOf('oysters').entries).toEqual([]);
  expect(entriesOf('2026-11-14', 'order').entries).toEqual([]);
});
