import { createQueryClient, DomainProvider } from '@larder/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { emptyGroup } from '../testing/emptyGroup';
import { ServiceTiles } from './ServiceTiles';

afterEach(cleanup);

it.each([
  [40, true],
  [null, false],
])('a statistic with the baseline %j shows the comparison: %s', (compareValue, isShown) => {
  const group = {
    ...emptyGroup,
    tiles: [{ id: 'covers' as const, value: 50, compareValue, trend: [], drill: null }],
  };
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <ServiceTiles group={group} comparison="vs last Friday" live />
    </DomainProvider>,
  );
  expect(screen.getByText('dashboard.metric.covers')).toBeDefined();
  expect(screen.queryByText('vs last Friday') !== null).toBe(isShown);
});
