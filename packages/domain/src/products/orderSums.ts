import { toMinor } from '../money/majorUnits';
import { allocate, part, sumOf, type Minor, type Rate } from '../money/money';
import type { Coupon } from './products.contract';

/** Charges added to the goods. */
export interface ShopTerms {
  taxRate: Rate;
  deliveryFee: Minor;
  /** Minimum sum of goods for free delivery. */
  freeDeliveryFrom: Minor;
}

export const shopTerms: ShopTerms = { taxRate: 8_875, deliveryFee: 1_850, freeDeliveryFrom: 25_000 };

export interface OrderSumLine {
  /** Major units, as in the API. */
  price: number;
  qty: number;
  /** Percent. */
  discountPercentage: number;
  hasFreeShipping: boolean;
}

/** Sums of an order line, in minor units. */
export interface OrderLineSums {
  gross: Minor;
  discount: Minor;
  /** The line's share of the coupon. */
  coupon: Minor;
  tax: Minor;
  total: Minor;
}

/** Sums of an order, in minor units. goods − line discounts − coupon + tax + delivery = total = Σ lines + delivery. */
export interface OrderSums {
  lines: OrderLineSums[];
  goods: Minor;
  lineDiscount: Minor;
  couponDiscount: Minor;
  tax: Minor;
  delivery: Minor;
  total: Minor;
}

export type CouponState = Pick<Coupon, 'kind' | 'value' | 'minGoods' | 'expires'>;

/** Checks whether a coupon is valid on a date for a sum of goods. Gift cards are payments, not coupons. */
export const isCouponUsable = (coupon: CouponState, goods: Minor, today: string): boolean =>
  coupon.kind !== 'gift' && coupon.expires >= today && goods >= toMinor(coupon.minGoods);

export const goodsOf = (lines: readonly Pick<OrderSumLine, 'price' | 'qty'>[]): Minor =>
  sumOf(lines, ({ price, qty }) => toMinor(price) * qty);

function couponOff(coupon: Pick<Coupon, 'kind' | 'value'> | null | undefined, base: Minor): Minor {
  if (!coupon || coupon.kind === 'gift') return 0;
  const off = coupon.kind === 'percent' ? part(base, Math.round(coupon.value * 1000)) : toMinor(coupon.value);
  return Math.min(base, off);
}

/** Computes the sums of an order. The coupon is allocated to the lines, and each line is taxed after discounts. */
export function orderSums(
  lines: readonly OrderSumLine[],
  coupon?: Pick<Coupon, 'kind' | 'value'> | null,
  terms: ShopTerms = shopTerms,
): OrderSums {
  const discounted = lines.map(({ price, qty, discountPercentage }) => {
    const gross = toMinor(price) * qty;
    return { gross, discount: part(gross, Math.round(discountPercentage * 1000)) };
  });
  const left = discounted.map(({ gross, discount }) => gross - discount);
  const couponDiscount = couponOff(
    coupon,
    sumOf(left, (amount) => amount),
  );
  const shares = allocate(couponDiscount, left);
  const sums = discounted.map(({ gross, discount }, index): OrderLineSums => {
    const share = shares[index] ?? 0;
    const net = gross - discount - share;
    const tax = part(net, terms.taxRate);
    return { gross, discount, coupon: share, tax, total: net + tax };
  });
  const goods = sumOf(sums, ({ gross }) => gross);
  const isFree = lines.every(({ hasFreeShipping }) => hasFreeShipping) || goods >= terms.freeDeliveryFrom;
  const delivery = isFree ? 0 : terms.deliveryFee;
  return {
    lines: sums,
    goods,
    lineDiscount: sumOf(sums, ({ discount }) => discount),
    couponDiscount,
    tax: sumOf(sums, ({ tax }) => tax),
    delivery,
    total: sumOf(sums, ({ total }) => total) + delivery,
  };
}
