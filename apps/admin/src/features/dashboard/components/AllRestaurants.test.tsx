import type { DashboardData, Tile } from '@larder/domain/contract';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { AllRestaurants } from './AllRestaurants';

afterEach(cleanup);

const tile = (id: string, value: number, compareValue: number | null) => ({ id, value, compareValue }) as Tile;
const restaurant = (id: string, ...tiles: Tile[]) => ({ id, name: id, currency: 'USD', tiles, opening: {} });

it.each([
  ['more sales as better', 'net_sales', 110_00, '$110+10%, better'],
  ['fewer sales as worse', 'net_sales', 90_00, '$90−10%, worse'],
  ['fewer voids as better', 'voids', 90_00, '$90−10%, better'],
  ['more voids as worse', 'voids', 110_00, '$110+10%, worse'],
  ['the same sales as neither', 'net_sales', 100_00, '$1000%'],
] as const)('AllRestaurants shows %s', (_name, id, value, text) => {
  const dashboard = { restaurants: [restaurant('Quay', tile(id, value, 100_00))], groups: [] };
  render(<AllRestaurants dashboard={dashboard as unknown as DashboardData} comparison={undefined} />, {
    wrapper: TextKeys,
  });
  expect(within(screen.getByRole('row', { name: /^Quay/ })).getByRole('cell').textContent).toBe(text);
});
