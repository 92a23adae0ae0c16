import {
  goodsOf,
  isCouponUsable,
  orderSums,
  utcDate,
  type Coupon,
  type EndpointParsedInput,
  type OrderSumLine,
  type OrderSums,
  type orderEndpoints,
} from '@larder/domain/contract';
import type { Database } from '../database';
import type { Context } from '../router';
import { find } from '../table';
import type { StoredProduct } from './products.fixtures';
import { cartOf, shopStore, type StoredCartLine } from './products.store';

export type OrderInput = EndpointParsedInput<typeof orderEndpoints.add>['order'];
type AskedLine = OrderInput['lines'][number];

export interface QuotedLine extends OrderSumLine {
  asked: AskedLine;
  product: StoredProduct | undefined;
  /** The matching cart line, with its generated values. */
  inCart: StoredCartLine | undefined;
  isAvailable: boolean;
}

export interface Quote {
  lines: QuotedLine[];
  /** `undefined` if none was given, `null` if it isn't valid. */
  coupon: Coupon | null | undefined;
  sums: OrderSums;
}

/** Computes an order from current prices and available stock. */
export function quote(
  db: Database,
  { lines: asked, couponCode = '' }: Pick<OrderInput, 'lines' | 'couponCode'>,
  { actorId, now }: Context,
): Quote {
  const { products, coupons } = shopStore(db);
  const cart = cartOf(db, actorId);
  const lines = asked.map((line): QuotedLine => {
    const product = find(products, line.productId);
    const inCart = cart.find(({ productId }) => productId === line.productId);
    const pieces = asked.reduce((sum, { productId, qty }) => sum + (productId === line.productId ? qty : 0), 0);
    return {
      asked: line,
      product,
      inCart,
      isAvailable: product !== undefined && product.stock >= pieces,
      price: product?.price ?? 0,
      qty: line.qty,
      discountPercentage: inCart?.discountPercentage ?? 0,
      hasFreeShipping: product?.hasFreeShipping ?? true,
    };
  });
  const available = lines.filter(({ isAvailable }) => isAvailable);
  const code = couponCode.trim().toUpperCase();
  const known = coupons.find((entry) => entry.code === code);
  const isUsable = known && isCouponUsable(known, goodsOf(available), utcDate(now));
  const coupon = code === '' ? undefined : isUsable ? known : null;
  return { lines, coupon, sums: orderSums(available, coupon) };
}
