import { ApiError } from '@larder/domain';
import type { MenuItem } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { itemConflicts, newerItem } from './itemConflict';

const before = {
  id: 'itm-1',
  version: 1,
  name: 'Soup',
  description: '',
  basePrice: { USD: 900 },
  priceOverrides: { nyc: 950 },
} as unknown as MenuItem;
const theirs: MenuItem = {
  ...before,
  version: 2,
  name: 'Leek soup',
  basePrice: { USD: 1000, EUR: 800 },
  priceOverrides: {},
};

it('itemConflicts returns the fields that two people have changed', () => {
  expect(itemConflicts({ name: 'Soup of the day', description: 'Hot' }, before, theirs)).toEqual([
    { op: 'updated', field: 'name', restaurantId: null, theirs: 'Leek soup', mine: 'Soup of the day' },
  ]);
  expect(itemConflicts({ name: 'Leek soup' }, before, theirs)).toEqual([]);
});

it('itemConflicts compares prices by currency and by restaurant', () => {
  expect(itemConflicts({ basePrice: { USD: 1100 } }, before, theirs)).toEqual([
    { op: 'updated', field: 'basePrice.USD', restaurantId: null, theirs: 1000, mine: 1100 },
  ]);
  expect(itemConflicts({ priceOverrides: { nyc: 990, lis: 700 } }, before, theirs)).toEqual([
    { op: 'updated', field: 'priceOverrides', restaurantId: 'nyc', theirs: null, mine: 990 },
  ]);
  expect(itemConflicts({ priceOverrides: { nyc: null } }, before, theirs)).toEqual([]);
});

it('newerItem returns the item of a conflict, and nothing for other errors', () => {
  const problem = { current: [{ id: 'itm-9', version: 4 }, theirs] };
  expect(newerItem(new ApiError({ status: 409, code: 'version_conflict', problem }), before)).toBe(theirs);
  expect(newerItem(new ApiError({ status: 409, code: 'version_conflict', problem: { current: {} } }), before)).toBe(
    undefined,
  );
  expect(newerItem(new ApiError({ status: 409, code: 'draft_scheduled', problem }), before)).toBe(undefined);
});
