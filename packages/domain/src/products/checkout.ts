import type { CartProduct } from './cart.contract';
import { isCouponUsable, type CouponState } from './orderSums';
import type { Minor } from '../money/money';

export const checkoutSteps = ['cart', 'address', 'payment', 'done'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Completed parts of the checkout. */
export interface CheckoutProgress {
  /** The cart has lines, all are in stock, and the user has accepted their prices. */
  isCartReady: boolean;
  hasAddress: boolean;
  /** The order of the URL is known. */
  isPlaced: boolean;
}

/** Returns the step to show: the wanted one, or the first earlier one that isn't complete. */
export function reachableStep(wanted: CheckoutStep, { isCartReady, hasAddress, isPlaced }: CheckoutProgress) {
  if (wanted === 'done') return isPlaced ? 'done' : 'cart';
  if (wanted === 'cart' || !isCartReady) return 'cart';
  return wanted === 'payment' && hasAddress ? 'payment' : 'address';
}

type StockLine = Pick<CartProduct, 'qty' | 'stock'>;

/** Returns the number of missing pieces. If the stock isn't tracked, none are missing. */
export const missingPieces = ({ qty, stock = qty }: StockLine) => Math.max(0, qty - stock);

/** Last prices that the user has seen, in major units by product ID. */
export type SeenPrices = Readonly<Record<string, number>>;

/** Returns the previous price in major units if the price of a line has changed since the user last saw it. */
export function previousPrice({ id, price }: Pick<CartProduct, 'id' | 'price'>, seen: SeenPrices): number | undefined {
  const before = seen[id];
  return before === price ? undefined : before;
}

/** Returns the seen prices of the lines. New lines get their current price, the others keep theirs. */
export const withNewPrices = (lines: readonly Pick<CartProduct, 'id' | 'price'>[], seen: SeenPrices): SeenPrices =>
  Object.fromEntries(lines.map(({ id, price }) => [id, seen[id] ?? price]));

/** Returns the reason why a coupon can't be used on a date for a sum of goods. */
export function couponProblem(coupon: CouponState, goods: Minor, today: string) {
  if (isCouponUsable(coupon, goods, today)) return undefined;
  if (coupon.kind === 'gift') return 'gift';
  return coupon.expires < today ? 'expired' : 'minGoods';
}

/**
 * Returns the request ID of an order. It is the same in every tab and for every attempt until the cart has other lines,
 * because the IDs of cart lines are never reused.
 */
export function orderRequestId(lines: readonly Pick<CartProduct, 'lineId'>[]): string | undefined {
  const ids = lines.flatMap(({ lineId }) => lineId ?? []);
  return ids.length === lines.length && ids.length > 0 ? `cart-${ids.toSorted((a, b) => a - b).join('-')}` : undefined;
}
