import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPostcode } from '../http/postcodes';
import { fieldErrors } from '../http/rules';
import { orderAddressSchema, type OrderPayment } from './orders.contract';
import { isCouponUsable, orderSums, shopTerms } from './orderSums';
import { paymentErrors } from './paymentErrors';
import { countPieces } from './countPieces';
import { facetsOf, filterProducts, productIdOf, quickPriceRanges, sortProducts } from './products';
import type { PricedProduct } from './cart.contract';

const line = fc.record({
  price: fc.integer({ min: 1, max: 48_000 }).map((minor) => minor / 100),
  qty: fc.integer({ min: 1, max: 10 }),
  discountPercentage: fc.integer({ min: 0, max: 20 }),
  hasFreeShipping: fc.boolean(),
});
const coupon = fc.option(
  fc.record({
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'gift' as const),
    value: fc.integer({ min: 0, max: 10_000 }).map((minor) => minor / 100),
  }),
);
const sumOf = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0);

describe('order sums', () => {
  it('order sums add up in integer cents with any coupon', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), coupon, (lines, reduction) => {
        const sums = orderSums(lines, reduction);
        const all = [sums.goods, sums.lineDiscount, sums.couponDiscount, sums.tax, sums.delivery, sums.total];
        expect(all.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(sums.goods - sums.lineDiscount - sums.couponDiscount + sums.tax + sums.delivery).toBe(sums.total);
        expect(sumOf(sums.lines.map(({ total }) => total)) + sums.delivery).toBe(sums.total);
        expect(sumOf(sums.lines.map((entry) => entry.coupon))).toBe(sums.couponDiscount);
        for (const { gross, discount, coupon: share, tax, total } of sums.lines) {
          expect(gross - discount - share + tax).toBe(total);
          expect(gross - discount - share).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 100 },
    );
  });

  const crate = { price: 100, qty: 1, discountPercentage: 10, hasFreeShipping: false };
  it('order sums contain goods, discounts, tax, delivery and total', () => {
    expect(orderSums([crate], { kind: 'percent', value: 10 })).toMatchObject({
      goods: 10_000,
      lineDiscount: 1000,
      couponDiscount: 900,
      tax: 719,
      delivery: shopTerms.deliveryFee,
      total: 8_819 + shopTerms.deliveryFee,
    });
    expect(orderSums([crate], { kind: 'amount', value: 1000 }).total).toBe(shopTerms.deliveryFee);
    expect(orderSums([crate], { kind: 'gift', value: 50 })).toEqual(orderSums([crate]));
  });

  it('order sums include free delivery if all products ship free or the sum is high enough', () => {
    expect(orderSums([{ ...crate, hasFreeShipping: true }]).delivery).toBe(0);
    expect(orderSums([{ ...crate, hasFreeShipping: true }, crate]).delivery).toBe(shopTerms.deliveryFee);
    expect(orderSums([{ ...crate, price: 250 }]).delivery).toBe(0);
    expect(orderSums([{ ...crate, price: 249.99 }]).delivery).toBe(shopTerms.deliveryFee);
    expect(orderSums([])).toMatchObject({ total: 0, delivery: 0, lines: [] });
  });

  it('a coupon is valid up to its last date and from its minimum sum of goods, a gift card is not a coupon', () => {
    const given = { kind: 'percent', value: 5, minGoods: 20, expires: '2026-11-20' } as const;
    expect(isCouponUsable(given, 2000, '2026-11-20')).toBe(true);
    expect(isCouponUsable(given, 1999, '2026-11-20')).toBe(false);
    expect(isCouponUsable(given, 2000, '2026-11-21')).toBe(false);
    expect(isCouponUsable({ ...given, kind: 'gift' }, 2000, '2026-11-20')).toBe(false);
  });
});

const product = (id: number, change: Partial<PricedProduct> = {}): PricedProduct => ({
  id,
  name: `Product ${id}`,
  slug: `product-${id}`,
  description: '',
  brand: id % 2 ? 'Odd' : 'Even',
  category: 'Drinks',
  price: id,
  image: '',
  hasFreeShipping: id > 3,
  rating: id,
  ...change,
});
const shelf = [1, 2, 3, 4, 5].map((id) => product(id));
const idsOf = (products: PricedProduct[]) => products.map(({ id }) => id);

describe('the product list', () => {
  it('applies every product filter, with inclusive ranges', () => {
    expect(idsOf(filterProducts(shelf, {}))).toEqual([1, 2, 3, 4, 5]);
    expect(idsOf(filterProducts(shelf, { brand: ['Even'], priceMin: 2, priceMax: 4 }))).toEqual([2, 4]);
    expect(idsOf(filterProducts(shelf, { rating: 4, freeShipping: false }))).toEqual([4, 5]);
    expect(idsOf(filterProducts(shelf, { freeShipping: true, ids: [1, 5] }))).toEqual([5]);
    expect(filterProducts(shelf, { category: 'drinks' })).toEqual([]);
  });

  it('sorts products newest first or by price', () => {
    expect(idsOf(sortProducts(shelf, 'featured'))).toEqual([5, 4, 3, 2, 1]);
    expect(idsOf(sortProducts([product(1, { price: 9 }), product(2, { price: 10 })], 'price-desc'))).toEqual([2, 1]);
  });

  it('counts each product facet without its own filter and keeps selected options', () => {
    expect(facetsOf(shelf, { brand: ['Odd', 'Gone'], priceMax: 3 })).toEqual({
      category: [{ value: 'Drinks', count: 2 }],
      brand: [
        { value: 'Even', count: 1 },
        { value: 'Gone', count: 0 },
        { value: 'Odd', count: 2 },
      ],
      rating: [5, 4, 3, 2, 1].map((value) => ({ value, count: [2, 1, 1, 0, 0][value - 1] })),
      price: { min: 1, max: 5, q1: 3, q2: 3, q3: 5 },
    });
    expect(facetsOf([], {}).price).toEqual({ min: 0, max: 0, q1: 0, q2: 0, q3: 0 });
  });

  it.each([
    ['basmati-rice-10-kg-17', 17],
    ['17', 17],
    ['rice', undefined],
    ['rice17', undefined],
    ['rice-17-', undefined],
  ])('parses the product ID of %s: %s', (slug, id) => {
    expect(productIdOf(slug)).toBe(id);
  });

  it('counts the pieces in a cart', () => {
    expect([countPieces([]), countPieces([{ qty: 2 }, { qty: 3 }])]).toEqual([0, 5]);
  });
});

describe('checkout', () => {
  const now = new Date('2026-11-20T20:15:00Z');
  const card: OrderPayment = {
    kind: 'card',
    number: '4242 4242 4242 4242',
    holder: 'Ada',
    expiry: '11/26',
    cvc: '123',
  };
  it.each<[OrderPayment, object]>([
    [card, {}],
    [{ kind: 'card' }, { number: ['required'], holder: ['required'], expiry: ['required'], cvc: ['required'] }],
    [{ ...card, number: '4242 4242 4242 4241' }, { number: ['cardNumber'] }],
    [{ ...card, expiry: '10/26' }, { expiry: ['cardExpiry'] }],
    [{ ...card, expiry: '13/28' }, { expiry: ['cardExpiry'] }],
    [{ ...card, cvc: '12' }, { cvc: ['cvc'] }],
    [
      { kind: 'saved', cvc: '12345' },
      { paymentMethodId: ['required'], cvc: ['cvc'] },
    ],
    [{ kind: 'gift', code: ' ' }, { code: ['required'] }],
    [{ kind: 'bank' }, {}],
    [{ kind: 'account' }, {}],
    [{ kind: 'cash' }, {}],
  ])('validates the payment %j', (payment, errors) => {
    expect(paymentErrors(payment, now)).toEqual(errors);
  });

  const address = {
    kind: 'office',
    contactName: 'Ada',
    phone: '+1 212 555 0100',
    line1: '1 Quay',
    city: 'Lisbon',
    postcode: '1100-017',
    country: 'Portugal',
  };
  it.each([
    [{}, {}],
    [
      { city: ' ', country: '' },
      { city: ['required'], country: ['required'] },
    ],
    [{ phone: 'soon' }, { phone: ['phone'] }],
    [{ postcode: '1100' }, { postcode: ['postcode'] }],
    [{ postcode: '' }, { postcode: ['required'] }],
    [{ kind: 'castle' }, { kind: ['pick'] }],
  ])('validates an address with %j', (change, errors) => {
    expect(fieldErrors(orderAddressSchema.safeParse({ ...address, ...change }).error?.issues ?? [])).toEqual(errors);
  });

  it.each([
    ['10004', 'United States', true],
    ['10004-1234', 'US', true],
    ['1000', 'united states', false],
    ['SW1A 1AA', 'United Kingdom', true],
    ['150-0001', 'Japan', true],
    ['0150', ' Norway ', true],
    ['ABC-1', 'Atlantis', true],
    ['<b>', 'Atlantis', false],
    ['', 'Japan', true],
  ])('validates the postcode %s in %s: %s', (postcode, country, holds) => {
    expect(isPostcode(postcode, country)).toBe(holds);
  });
});

describe('quick price ranges', () => {
  const price = fc.integer({ min: 1, max: 48_000 }).map((minor) => minor / 100);

  it('quick price ranges are adjacent and contain every price', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 30 }), (prices) => {
        const products = prices.map((each, id) => ({ id, price: each, rating: 3 }) as PricedProduct);
        const ranges = quickPriceRanges(facetsOf(products, {}).price);
        expect(ranges.length).not.toBe(1);
        expect(ranges.length).toBeLessThanOrEqual(4);
        for (const [index, { max }] of ranges.entries()) expect(max).toBe(ranges[index + 1]?.min);
        if (ranges.length === 0) return;
        const inRange = (each: number) => ranges.some(({ min = 0, max = Infinity }) => each >= min && each <= max);
        expect(prices.every(inRange)).toBe(true);
      }),
    );
  });

  it('quick price ranges split at whole amounts, and not at equal ones', () => {
    expect(quickPriceRanges({ min: 1.2, max: 480, q1: 17.6, q2: 29.4, q3: 54.2 })).toEqual([
      { max: 18 },
      { min: 18, max: 29 },
      { min: 29, max: 54 },
      { min: 54 },
    ]);
    expect(quickPriceRanges({ min: 1, max: 9, q1: 4.1, q2: 4.2, q3: 4.3 })).toEqual([{ max: 4 }, { min: 4 }]);
    expect(quickPriceRanges({ min: 4, max: 4, q1: 4, q2: 4, q3: 4 })).toEqual([]);
  });
});
