import { createQueryClient, DomainProvider } from '@larder/domain';
import { lossesOfTotals } from '@larder/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyGroup } from '../testing/emptyGroup';
import { ServiceTiles } from './ServiceTiles';

afterEach(cleanup);

it.each([
  [50, 40, true],
  [50, 0, true],
  [0, 40, true],
  [0, 0, false],
  [50, null, false],
])('a statistic of %j with the baseline %j shows the comparison: %s', (value, compareValue, isShown) => {
  const group = {
    ...emptyGroup,
    tiles: [{ id: 'covers' as const, value, compareValue, trend: [], drill: null }],
  };
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <ServiceTiles group={group} comparison="vs last Friday" live />
    </DomainProvider>,
  );
  expect(screen.getByText('dashboard.metric.covers')).toBeDefined();
  expect(screen.queryByText('vs last Friday') !== null).toBe(isShown);
  expect(screen.queryByText(/%/) !== null || screen.queryByText('dashboard.new') !== null).toBe(isShown);
});

it('losses include refunds, as in the totals of bills', () => {
  const tiles = (['discounts', 'comps', 'voids', 'refunds'] as const).map((id, index) => ({
    id,
    value: 10 ** (index + 2),
    compareValue: 0,
    trend: [],
    drill: null,
  }));
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <ServiceTiles group={{ ...emptyGroup, tiles }} comparison={undefined} live />
    </DomainProvider>,
  );
  const losses = lossesOfTotals({ discounts: 100, comps: 1000, voidedValue: 10_000, refundedSale: 100_000 });
  expect(losses).toBe(111_100);
  expect(screen.getByRole('group', { name: 'dashboard.metric.losses' }).textContent).toContain('1,111');
});
