import { includesText, sortRows } from '../lists/lists';
import { toMinor } from '../money/majorUnits';
import { sumOf, type Minor } from '../money/money';
import { cartQuantity, type PricedProduct, type Product } from './cart.contract';
import type { PriceFacet, ProductFacets, ProductListQuery, ProductSort } from './products.contract';

type Filters = Pick<
  ProductListQuery,
  'q' | 'category' | 'brand' | 'priceMin' | 'priceMax' | 'rating' | 'freeShipping' | 'ids'
>;

/** Searches the name and applies exact filters and inclusive ranges. Missing filters don't filter. */
export function filterProducts<P extends PricedProduct>(products: readonly P[], filters: Partial<Filters>): P[] {
  const { q = '', category = '', brand = [], priceMin, priceMax, rating, freeShipping, ids = [] } = filters;
  return products.filter(
    (product) =>
      includesText(q, product.name) &&
      (category === '' || product.category === category) &&
      (brand.length === 0 || brand.includes(product.brand)) &&
      (priceMin === undefined || product.price >= priceMin) &&
      (priceMax === undefined || product.price <= priceMax) &&
      (rating === undefined || product.rating >= rating) &&
      (freeShipping !== true || product.hasFreeShipping) &&
      (ids.length === 0 || ids.includes(product.id)),
  );
}

/** Sorts by price or, with `featured`, newest first. */
export const sortProducts = <P extends PricedProduct>(products: readonly P[], sortBy: ProductSort): P[] =>
  sortBy === 'featured'
    ? sortRows(products, ({ id }) => id, 'desc')
    : sortRows(products, ({ price }) => price, sortBy === 'price-asc' ? 'asc' : 'desc');

function countsOf(values: readonly (string | undefined)[], chosen: readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const value of chosen) if (value && !counts.has(value)) counts.set(value, 0);
  return sortRows(
    Array.from(counts, ([value, count]) => ({ value, count })),
    ({ value }) => value,
  );
}

/** Returns a quantile of sorted values. */
const quantile = (sorted: readonly number[], share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;

/**
 * Counts the options of each filter with all other filters applied. Selected options are listed even with a count of 0.
 */
export function facetsOf(
  products: readonly PricedProduct[],
  filters: Partial<Filters>,
): ProductFacets & { price: PriceFacet } {
  const without = (...names: (keyof Filters)[]) =>
    filterProducts(products, { ...filters, ...Object.fromEntries(names.map((name) => [name, undefined])) });
  const prices = without('priceMin', 'priceMax')
    .map(({ price }) => price)
    .toSorted((a, b) => a - b);
  const rated = without('rating');
  return {
    category: countsOf(
      without('category').map(({ category }) => category),
      [filters.category ?? ''],
    ),
    brand: countsOf(
      without('brand').map(({ brand }) => brand),
      filters.brand ?? [],
    ),
    rating: [5, 4, 3, 2, 1].map((value) => ({ value, count: rated.filter(({ rating }) => rating >= value).length })),
    price: {
      min: prices[0] ?? 0,
      max: prices.at(-1) ?? 0,
      q1: quantile(prices, 0.25),
      q2: quantile(prices, 0.5),
      q3: quantile(prices, 0.75),
    },
  };
}

/** Parses the ID at the end of a slug. */
export function productIdOf(slug: string): number | undefined {
  const [, digits] = /(?:^|-)(\d{1,15})$/.exec(slug) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Returns price times quantity, in minor units. */
export const lineSum = ({ price, qty }: { price: number; qty: number }): Minor => toMinor(price) * qty;

/** Returns the sum of the lines before discounts, tax and delivery. */
export const subtotalOf = (lines: readonly { price: number; qty: number }[]): Minor => sumOf(lines, lineSum);

/** Returns the maximum quantity of a line: limited by the stock, but not below the current quantity. */
export const maxQuantity = ({ stock = cartQuantity.max }: Pick<Product, 'stock'>, current: number = cartQuantity.min) =>
  Math.max(current, Math.min(cartQuantity.max, stock));

/** A price range in major units. A missing end is open. */
export interface PriceRange {
  min?: number;
  max?: number;
}

/** Splits the prices into up to four ranges with about as many products each, at whole amounts. */
export function quickPriceRanges({ min, max, q1, q2, q3 }: PriceFacet): PriceRange[] {
  const bounds = [...new Set([q1, q2, q3].map(Math.round))].filter((bound) => bound > min && bound < max);
  if (bounds.length === 0) return [];
  return [undefined, ...bounds].map((from, index) => ({
    ...(from !== undefined && { min: from }),
    ...(bounds[index] !== undefined && { max: bounds[index] }),
  }));
}
