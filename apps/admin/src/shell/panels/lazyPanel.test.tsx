import { useShellPanel } from '@larder/domain';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type RouteComponent,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPanel } from './lazyPanel';

function renderPage(component: () => ReactNode) {
  const history = createMemoryHistory();
  const router = createRouter({ routeTree: createRootRoute({ component: component as RouteComponent }), history });
  render(<RouterProvider router={router as never} />);
}

afterEach(cleanup);

it('Escape closes a panel before its chunk has loaded', async () => {
  const Panel = lazyPanel(() => new Promise<{ Panel: () => string }>(() => {}), 'Panel', {
    fallback: 'Loading',
    errorComponent: () => 'Failed',
  });
  renderPage(function Page() {
    const [panel, setPanel] = useShellPanel();
    return panel ? (
      <Panel />
    ) : (
      <button type="button" onClick={() => setPanel('palette')}>
        Open
      </button>
    );
  });
  const button = await screen.findByRole('button', { name: 'Open' });
  await act(async () => fireEvent.click(button));
  expect(screen.getByText('Loading')).not.toBeNull();
  await act(async () => fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(screen.getByRole('button', { name: 'Open' })).not.toBeNull();
});

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
  renderPage(() => <Panel />);
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
  importer.mockResolvedValue({ Panel: () => 'Loaded' });
  await act(async () => fireEvent.click(retry));
  expect(await screen.findByText('Loaded')).not.toBeNull();
  vi.useRealTimers();
});
