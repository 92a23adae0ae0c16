import { useMutation } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadHttp } from '../http/client';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { menuCountsKey } from '../cache/menuCountsKey';
import { observeServerTime } from '../time/serverTime';
import { menuCountsQuery, useMenuCounts } from './menuCounts.queries';

it('requests the counts of the current date, according to the clock of the server', async () => {
  const http = await loadHttp();
  const { adapter } = http.defaults;
  const sent = vi.fn<(parameters: unknown) => void>();
  http.defaults.adapter = async (config) => {
    sent(config.params);
    return { status: 200, statusText: '', headers: {}, config, data: {} };
  };
  observeServerTime('Fri, 13 Nov 2020 12:00:00 GMT');
  await createQueryClient().fetchQuery(menuCountsQuery('quay'));
  http.defaults.adapter = adapter;
  expect(sent).toHaveBeenCalledExactlyOnceWith({ restaurant: 'quay', today: '2020-11-13' });
});

it('requests the counts again when a response shows that it is another day on the server', async () => {
  const http = await loadHttp();
  const { adapter } = http.defaults;
  const days: string[] = [];
  http.defaults.adapter = async (config) => {
    days.push(config.params.today);
    return { status: 200, statusText: '', headers: { date: 'Fri, 13 Nov 2020 12:00:00 GMT' }, config, data: {} };
  };
  const client = createQueryClient();
  renderHook(() => useMenuCounts('quay', true), {
    wrapper: ({ children }) => <DomainProvider queryClient={client}>{children}</DomainProvider>,
  });
  await waitFor(() => expect(days.at(-1)).toBe('2020-11-13'));
  expect(days).toHaveLength(2);
  http.defaults.adapter = adapter;
});

it.each([
  ['a successful mutation refetches the counts in the navigation menu', () => Promise.resolve(1), 1],
  ['a failed mutation does not refetch the counts in the navigation menu', () => Promise.reject(new Error('no')), 0],
] as const)('%s', async (_name, change, times) => {
  const client = createQueryClient();
  const fetchCounts = vi.fn(() => Promise.resolve({ email: 1 }));
  await client.fetchQuery({ queryKey: menuCountsKey('quay'), queryFn: fetchCounts });
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const { result } = renderHook(() => useMutation({ mutationFn: change }), {
    wrapper: ({ children }) => <DomainProvider queryClient={client}>{children}</DomainProvider>,
  });
  await result.current.mutateAsync().catch(() => undefined);
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(invalidate).toHaveBeenCalledTimes(times);
  expect(client.getQueryState(menuCountsKey('quay'))?.isInvalidated).toBe(times > 0);
});
