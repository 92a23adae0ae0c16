import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './queryClient';
import { DomainProvider } from './DomainProvider';
import { useFailedQueries } from './useFailedQueries';

afterEach(cleanup);

const isCard = ([first]: readonly unknown[]) => first === 'cards';

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
