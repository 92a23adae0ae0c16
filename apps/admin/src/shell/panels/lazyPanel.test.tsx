import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPanel } from './lazyPanel';

it('lazyPanel loads the panel again after a failure when the user retries', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1_000 });
  const importer = vi.fn<() => Promise<{ Panel: () => string }>>().mockRejectedValue(new TypeError('offline'));
  const Panel = lazyPanel(importer, 'Panel', {
    fallback: null,
    errorComponent: ({ onRetry }) => (
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    ),
  });
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute({ component: Panel as RouteComponent }), history });
  render(<RouterProvider router={router as never} />);
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
  importer.mockResolvedValue({ Panel: () => 'Loaded' });
  await act(async () => fireEvent.click(retry));
  expect(await screen.findByText('Loaded')).not.toBeNull();
  vi.useRealTimers();
});
