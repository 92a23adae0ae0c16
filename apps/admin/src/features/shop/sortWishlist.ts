import { sortRows, type Product } from '@larder/domain/contract';
import type { WishlistSort } from './shopSearch';

/** Sorts the products of the wishlist. Without an order, they stay in the order in which they were saved. */
export function sortWishlist(products: readonly Product[], sortBy: WishlistSort): readonly Product[] {
  if (sortBy === undefined) return products;
  if (sortBy === 'name') return sortRows(products, ({ name }) => name);
  return sortRows(products, ({ price }) => price, sortBy === 'price-asc' ? 'asc' : 'desc');
}
