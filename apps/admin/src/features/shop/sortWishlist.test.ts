import type { Product } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { sortWishlist } from './sortWishlist';

const product = (id: number, name: string, price: number) => ({ id, name, price }) as Product;
const saved = [product(1, 'Rice', 20), product(2, 'Honey', 30), product(3, 'Yeast', 1.2)];

it.each([
  [undefined, [1, 2, 3]],
  ['name', [2, 1, 3]],
  ['price-asc', [3, 1, 2]],
  ['price-desc', [2, 1, 3]],
] as const)('the wishlist is sorted by %s', (sortBy, ids) => {
  expect(sortWishlist(saved, sortBy).map(({ id }) => id)).toEqual(ids);
});
