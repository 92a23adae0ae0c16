import { toMinor } from '../money/majorUnits';
import { sumOf, type Minor } from '../money/money';
import { cartQuantity, type Product } from './cart.contract';
import type { Order } from './orders.contract';

/** A line of a past order, compared with the shop. Prices in minor units, without discounts and tax. */
export interface ReorderLine {
  productId: number;
  name: string;
  /** Pieces of the past order. */
  ordered: number;
  /** Pieces that can be ordered now, limited by the stock. */
  qty: number;
  before: Minor;
  /** Undefined if the product is no longer sold. */
  now: Minor | undefined;
}

/** Compares the lines of a past order with today's prices and stock. */
export const reorderLines = (
  { lines }: Pick<Order, 'lines'>,
  products: readonly Pick<Product, 'id' | 'price' | 'stock'>[],
): ReorderLine[] =>
  lines.map(({ productId, name, qty: ordered, price }) => {
    const product = products.find(({ id }) => id === productId);
    const stock = product ? (product.stock ?? ordered) : 0;
    return {
      productId,
      name,
      ordered,
      qty: Math.max(0, Math.min(ordered, stock, cartQuantity.max)),
      before: toMinor(price),
      now: product?.price === undefined ? undefined : toMinor(product.price),
    };
  });

/** Returns the sums of the available pieces at the prices of the past order and at today's prices. */
export const reorderSums = (lines: readonly ReorderLine[]) => ({
  before: sumOf(lines, ({ qty, before }) => qty * before),
  now: sumOf(lines, ({ qty, now = 0 }) => qty * now),
});
