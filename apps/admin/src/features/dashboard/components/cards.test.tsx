import {
  cardAdvanceQuery,
  cardAnalyticsQuery,
  cardStatisticQuery,
  createQueryClient,
  DomainProvider,
} from '@larder/domain';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { BestDayCard } from './BestDayCard';
import { GoalCard } from './GoalCard';
import { StatisticCard } from './StatisticCard';
import { TradeStatisticsCard } from './TradeStatisticsCard';
import { TransactionsCard } from './TransactionsCard';
import { TrendCard } from './TrendCard';

afterEach(cleanup);

/** Renders a card with the cached response of its query. */
function renderCard(card: ReactElement, { queryKey }: { queryKey: readonly unknown[] }, data: object) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  client.setQueryData(queryKey, data);
  return render(<DomainProvider queryClient={client}>{card}</DomainProvider>).container;
}
const text = (container: HTMLElement) => container.textContent ?? '';

describe('the card of payments', () => {
  const query = cardAdvanceQuery('transactions');
  const payment = (id: number, amount: number) => ({
    id,
    title: `Payment ${id}`,
    subtitle: 'Card',
    amount,
    time: new Date(Date.now() - 3_600_000).toISOString(),
  });

  it('the payments card shows the direction, the signed amount and the age of each payment', () => {
    const card = renderCard(<TransactionsCard />, query, { rows: [payment(1, 120.5), payment(2, -40), payment(3, 0)] });
    const rows = [...card.querySelectorAll('li')];
    const label = (row: Element) => row.querySelector('[role="img"]')?.getAttribute('aria-label');
    expect(rows.map(label)).toEqual(['cards.transactions.in', 'cards.transactions.out', 'cards.transactions.in']);
    expect(rows[0]?.textContent).toMatch(/\+.*120\.50/);
    expect(rows[1]?.textContent).toMatch(/[-−].*40\.00/);
    expect(rows[0]?.textContent).toContain('1 hr ago');
  });

  it('the payments card shows a message if there are no payments', () => {
    renderCard(<TransactionsCard />, query, { rows: [] });
    expect(screen.getByText('cards.transactions.none')).toBeDefined();
  });
});

it('the statistics card names its period', () => {
  const card = renderCard(<TradeStatisticsCard />, cardAdvanceQuery('statistics'), {
    currency: 'USD',
    updatedAt: new Date().toISOString(),
    items: [{ key: 'sales', value: 3292, delta: 1 }],
  });
  expect(text(card)).toContain('cards.last28');
});

describe('the card of the goal', () => {
  it.each([
    [750, 250, '75'],
    [0, 0, '0'],
  ])(
    'the goal card shows amounts of %i done and %i in progress, and the share of the goal that is done',
    (completed, inProgress, share) => {
      const card = renderCard(<GoalCard />, cardAnalyticsQuery('goal-overview'), { completed, inProgress, goal: 1000 });
      expect(text(card)).toContain(`${share}%`);
      expect([...card.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(new RegExp(`${completed}$`)),
        expect.stringMatching(new RegExp(`${inProgress}$`)),
      ]);
    },
  );
});

describe('the card of the best day', () => {
  const query = cardAdvanceQuery('greeting', { range: undefined });
  const response = { fullName: 'Maren Holt', percent: 12, date: '2026-11-20', amount: 12_751, covers: 140 };

  it.each([
    [140, 'analytics.bestDay.covers'],
    [0, 'analytics.bestDay.text'],
    [undefined, 'analytics.bestDay.text'],
  ])('the card of the best day mentions the covers only if there are any: %s', (covers, sentence) => {
    const card = renderCard(<BestDayCard range={undefined} />, query, { ...response, covers });
    expect(screen.getByText(sentence)).toBeDefined();
    expect(text(card)).toContain('12,751');
    expect(text(card)).toContain('+12%');
  });
});

describe('the card of a statistic', () => {
  const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  const response = {
    value: 1234,
    unit: 'count',
    delta: 5,
    deltaUnit: 'percent',
    categories: days,
    series: [{ name: 'Orders', data: [1, 2, 3, 4, 5, 6, 7] }],
  };

  it.each([
    ['count', 'percent', '1,234', '+5%'],
    ['money', 'percent', '$1,234', '+5%'],
    ['count', 'count', '1,234', '+5'],
  ])('the card of a statistic shows a %s with a change in %s', (unit, deltaUnit, value, delta) => {
    const query = cardStatisticQuery('profit-line-chart');
    const card = renderCard(<StatisticCard name="profit-line-chart" />, query, { ...response, unit, deltaUnit });
    expect(text(card)).toContain(value);
    expect(text(card)).toContain(delta);
    expect(text(card).includes('%')).toBe(deltaUnit === 'percent');
  });

  it('the card of orders shows bars of the last five days', () => {
    const card = renderCard(
      <StatisticCard name="orders-bar-chart" />,
      cardStatisticQuery('orders-bar-chart'),
      response,
    );
    for (const day of ['16', '20']) expect(text(card)).toContain(day);
    expect(text(card)).not.toContain('15');
  });

  it.each([
    [9999, '9,999'],
    [10_000, '10K'],
  ])('the card of a trend shows %i as %s', (value, written) => {
    const query = cardStatisticQuery('orders', { range: undefined });
    const card = renderCard(<TrendCard name="orders" range={undefined} />, query, { ...response, value });
    expect(card.querySelector('h2 + *')?.textContent?.toUpperCase()).toContain(written);
  });
});
