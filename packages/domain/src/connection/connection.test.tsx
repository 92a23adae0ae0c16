import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/problem';
import { createQueryClient } from '../query/queryClient';
import { useConnection } from './connection';

function goTo(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
}

function start(options: { load?: () => Promise<unknown>; save?: () => Promise<unknown> } = {}) {
  const { load = async () => 'row', save = async () => 'saved' } = options;
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const listeners = { onReturn: vi.fn(), onLostChange: vi.fn() };
  const { result } = renderHook(
    () => ({
      connection: useConnection(listeners),
      query: useQuery({ queryKey: ['rows'], queryFn: load, notifyOnChangeProps: 'all' }),
      change: useMutation({ mutationFn: save }),
    }),
    { wrapper },
  );
  return { result, listeners };
}

afterEach(() => void vi.restoreAllMocks());

describe('useConnection', () => {
  it('reports that the page was opened offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(start().result.current.connection.isOnline).toBe(false);
  });

  it('refetches all visible data after going offline and online again, even fresh data', async () => {
    const load = vi.fn(async () => 'row');
    const { result, listeners } = start({ load });
    await waitFor(() => expect(result.current.query.data).toBe('row'));
    goTo('offline');
    expect(result.current.connection.isOnline).toBe(false);
    expect(listeners.onReturn).not.toHaveBeenCalled();
    goTo('online');
    expect(result.current.connection.isOnline).toBe(true);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(listeners.onReturn).toHaveBeenCalledOnce();
    await waitFor(() => expect(result.current.query.isFetching).toBe(false));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps loaded data while offline and refetches on request', async () => {
    const load = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce('row').mockResolvedValue('newer row');
    const { result } = start({ load });
    await waitFor(() => expect(result.current.query.data).toBe('row'));
    goTo('offline');
    expect(result.current.query.data).toBe('row');
    await act(() => result.current.connection.retry());
    await waitFor(() => expect(result.current.query.data).toBe('newer row'));
  });

  it.each([
    ['offline without a response', 'offline', new ApiError({ status: 0 }), 1],
    ['offline with a rejection', 'offline', new ApiError({ status: 422 }), 0],
    ['online without a response', 'online', new ApiError({ status: 0 }), 0],
  ] as const)('reports a lost change only when offline without a response: %s', async (_name, state, error, times) => {
    const { result, listeners } = start({ save: () => Promise.reject(error) });
    goTo(state);
    await act(() => result.current.change.mutateAsync(undefined as never).catch(() => undefined));
    expect(listeners.onLostChange).toHaveBeenCalledTimes(times);
  });
});
