import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isLastChange } from '../cache/optimistic';
import { http } from '../http/axiosClient';
import { createFakeServer } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { useUpdateCard } from './cards.mutations';
import { cardKeys } from './cardKeys';

const { adapter } = http.defaults;
afterEach(() => {
  http.defaults.adapter = adapter;
});

it('counts a card change as pending only until it settles', async () => {
  const server = createFakeServer();
  server.onCall = () => ({ status: 200, data: { card: 'event', data: {} } });
  http.defaults.adapter = server.adapter;
  const client = createQueryClient();
  const goal = cardKeys.card('analytics', 'goal-overview');
  client.setQueryData(goal, { goal: 1 });
  client.setQueryData([...cardKeys.card('advance', 'event'), {}], { attending: false });
  const { result } = renderHook(useUpdateCard, {
    wrapper: ({ children }) => <DomainProvider queryClient={client}>{children}</DomainProvider>,
  });
  await act(() => result.current.mutateAsync({ card: 'event', data: { attending: true } }));
  await act(() => result.current.mutateAsync({ card: 'event', data: { attending: false } }));
  // The changes above have settled, so this is the only pending one.
  act(() => result.current.mutate({ card: 'goal-overview', data: { goal: 2 } }));
  await waitFor(() => expect(client.getQueryData(goal)).toEqual({ goal: 2 }));
  expect(isLastChange(client, cardKeys.all)).toBe(true);
  await waitFor(() => expect(client.getQueryState(goal)?.isInvalidated).toBe(true));
});
