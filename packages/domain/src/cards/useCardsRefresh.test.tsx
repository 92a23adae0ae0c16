import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { observeServerTime } from '../time/serverTime';
import { cardKeys } from './cardKeys';
import { useCardsRefresh } from './useCardsRefresh';

it('useCardsRefresh returns the last update in server time', () => {
  observeServerTime('Fri, 13 Nov 2020 12:00:00 GMT');
  const client = createQueryClient();
  const { result, rerender } = renderHook(useCardsRefresh, {
    wrapper: ({ children }) => <DomainProvider queryClient={client}>{children}</DomainProvider>,
  });
  expect(result.current.updatedAt).toBeUndefined();
  client.setQueryData(cardKeys.card('analytics', 'goal-overview'), { goal: 1 });
  rerender();
  expect(result.current.updatedAt?.toISOString()).toMatch(/^2020-11-13T12:0/);
});
