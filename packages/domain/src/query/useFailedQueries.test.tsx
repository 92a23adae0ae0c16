import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './queryClient';
import { DomainProvider } from './DomainProvider';
import { useFailedQueries } from './useFailedQueries';

afterEach(cleanup);

const isCard = ([first]: readonly unknown[]) => first === 'cards';

it('keeps the error while a query that started later is loading', async () => {
  const client = createQueryClient();
  const late = Promise.withResolvers<string>();
  const queryFn = async ({ queryKey: [, name] }: { queryKey: readonly string[] }) => {
    if (name === 'late') return late.promise;
    throw new Error(`${name} failed`);
  };
  const { result, rerender } = renderHook(
    ({ isLate }: { isLate: boolean }) => {
      useQuery({ queryKey: ['cards', 'one'], retry: false, queryFn });
      useQuery({ queryKey: ['cards', 'two'], retry: false, queryFn });
      useQuery({ queryKey: ['cards', 'late'], retry: false, queryFn, enabled: isLate });
      return useFailedQueries(isCard);
    },
    {
      initialProps: { isLate: false },
      wrapper: ({ children }) => <DomainProvider queryClient={client}>{children}</DomainProvider>,
    },
  );
  await waitFor(() => expect(result.current?.error.message).toBe('one failed'));
  rerender({ isLate: true });
  expect(result.current?.error.message).toBe('one failed');
  await act(async () => late.resolve('data'));
  await waitFor(() => expect(result.current).toBeNull());
});

it('returns an error only if every query of the page failed, and retries all', async () => {
  const broken = new Set(['one', 'two']);
  const useCard = (name: string) =>
    useQuery({
      queryKey: ['cards', name],
      retry: false,
      queryFn: async () => {
        if (broken.has(name)) throw new Error(`${name} failed`);
        return name;
      },
    });
  const { result } = renderHook(
    () => {
      const cards = [useCard('one'), useCard('two')];
      useQuery({ queryKey: ['notifications'], queryFn: async () => 'fine' });
      return { cards, failed: useFailedQueries(isCard) };
    },
    { wrapper: ({ children }) => <DomainProvider queryClient={createQueryClient()}>{children}</DomainProvider> },
  );
  expect(result.current.failed).toBeNull();
  await waitFor(() => expect(result.current.failed?.error.message).toBe('one failed'));
  broken.delete('two');
  await act(async () => result.current.failed?.retry());
  await waitFor(() => expect(result.current.cards[1]?.data).toBe('two'));
  expect(result.current.failed).toBeNull();
});
