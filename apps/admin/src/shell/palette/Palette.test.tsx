import { createQueryClient, endSession, http, useShellPanel } from '@larder/domain';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { startTestSession } from '../../testing/testSession';
import { TextKeys } from '../../testing/TextKeys';
import { Palette } from './Palette';

const { adapter } = http.defaults;
let requests = 0;
beforeEach(() => {
  requests = 0;
  http.defaults.adapter = async (config) => {
    if (config.url?.includes('search')) requests += 1;
    const response = { config, data: {}, status: 500, statusText: '', headers: {} };
    throw Object.assign(new Error('failed'), { isAxiosError: true, config, response });
  };
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
  endSession('signed-out');
});

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), context: {} });
function Page() {
  const [, setPanel] = useShellPanel();
  useEffect(() => setPanel('palette'), [setPanel]);
  return (
    <RouterContextProvider router={router as never}>
      <Palette />
    </RouterContextProvider>
  );
}

it('the palette explains that the search failed only while the user types, and retries', async () => {
  startTestSession();
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  render(
    <TextKeys queryClient={queryClient}>
      <Page />
    </TextKeys>,
  );
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(requests).toBe(1));
  expect(screen.queryByText('shell.search.failed')).toBeNull();
  fireEvent.change(field, { target: { value: 'zzzz' } });
  expect(await screen.findByText('shell.search.failed')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'common.retry' }));
  await waitFor(() => expect(requests).toBe(2));
  fireEvent.change(field, { target: { value: '> ' } });
  await waitFor(() => expect(screen.queryByText('shell.search.failed')).toBeNull());
});
