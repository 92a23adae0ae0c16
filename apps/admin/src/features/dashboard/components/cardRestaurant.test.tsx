import { cardAdvanceQuery, cardAnalyticsQuery, createQueryClient, DomainProvider } from '@larder/domain';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CardRestaurant } from '../useCardRestaurant';
import { EarningsCard } from './EarningsCard';
import { GoalCard } from './GoalCard';

afterEach(cleanup);

const restaurants = [
  ['rst-nyc', 'USD', '$1,250'],
  ['rst-lis', 'EUR', '€2,250'],
  ['rst-tyo', 'JPY', '¥3,250'],
] as const;

/** Creates a query client with cached cards of three restaurants. */
function createFilledClient() {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  restaurants.forEach(([restaurant, currency], index) => {
    const amount = (index + 1) * 1000 + 250;
    client.setQueryData(cardAdvanceQuery('earnings', { restaurant }).queryKey as readonly unknown[], {
      currency,
      month: '2026-11',
      total: amount,
      deltaPercent: null,
      parts: [{ name: 'Dine-in', value: amount }],
    });
    client.setQueryData(cardAnalyticsQuery('goal-overview', { restaurant }).queryKey as readonly unknown[], {
      currency,
      goal: amount,
      completed: amount,
      inProgress: 0,
    });
  });
  return client;
}

it("cards show the figures of the page's restaurant, in the currency of the response", () => {
  const client = createFilledClient();
  const page = (restaurant: string) => (
    <DomainProvider queryClient={client}>
      <CardRestaurant value={restaurant}>
        <EarningsCard />
        <GoalCard />
      </CardRestaurant>
    </DomainProvider>
  );
  const { container, rerender } = render(page(restaurants[0][0]));
  for (const [restaurant, , written] of restaurants) {
    rerender(page(restaurant));
    const amounts = (container.textContent ?? '').match(/[$€¥][\d,]+/g) ?? [];
    expect(amounts).toContain(written);
    expect(new Set(amounts.map((amount) => amount[0]))).toEqual(new Set([written[0]]));
  }
});

it('a card never shows the previous restaurant while the next one loads', () => {
  const client = createFilledClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity, enabled: false } });
  const page = (restaurant: string) => (
    <DomainProvider queryClient={client}>
      <CardRestaurant value={restaurant}>
        <EarningsCard />
      </CardRestaurant>
    </DomainProvider>
  );
  const { container, rerender } = render(page('rst-nyc'));
  expect(container.textContent).toContain('$1,250');
  rerender(page('rst-new'));
  expect(container.textContent).not.toContain('1,250');
});
