import { expect, it } from 'vitest';
import { startApi } from '../testing/api';
import { read, save } from './testing/menuApi';

const tooHigh = [{ key: 'max', n: 9_999_999 }];

it.each([
  [{ basePrice: { USD: 100_000_000 } }, { 'ops.0.set.basePrice.USD': tooHigh }],
  [{ priceOverrides: { 'rst-nyc': 10_000_000 } }, { 'ops.0.set.priceOverrides.rst-nyc': tooHigh }],
  [{ cost: { USD: -1 } }, { 'ops.0.set.cost.USD': [{ key: 'min', n: 0 }] }],
])('rejects the price %o with an error on its field and changes nothing', async (set, errors) => {
  const api = startApi();
  const before = await read(api);
  const valid = { op: 'update' as const, kind: 'item' as const, id: 'itm-2', version: 1, set: { sku: 'NEW-1' } };
  const { status, data } = await save(api, [{ op: 'update', kind: 'item', id: 'itm-1', version: 1, set }, valid]);
  expect([status, data.errors]).toEqual([422, errors]);
  expect(await read(api)).toEqual(before);
});

it.each([0, 9_999_999])('accepts the price %i', async (price) => {
  const api = startApi();
  const { status, data } = await save(api, [
    { op: 'update', kind: 'item', id: 'itm-1', version: 1, set: { basePrice: { USD: price } } },
  ]);
  expect([status, data.changed.items[0].basePrice.USD]).toEqual([200, price]);
});
