import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkoutSteps,
  couponProblem,
  missingPieces,
  orderRequestId,
  previousPrice,
  reachableStep,
  withNewPrices,
} from './checkout';

describe('checkout', () => {
  it.each([
    ['payment', true, true, 'payment'],
    ['payment', true, false, 'address'],
    ['payment', false, true, 'cart'],
    ['address', true, false, 'address'],
    ['address', false, false, 'cart'],
    ['cart', true, true, 'cart'],
  ] as const)(
    'for the step %s with a ready cart (%s) and an address (%s), shows the step %s',
    (wanted, isCartReady, hasAddress, shown) => {
      expect(reachableStep(wanted, { isCartReady, hasAddress, isPlaced: false })).toBe(shown);
    },
  );

  it('shows the last step only for a known order', () => {
    const progress = { isCartReady: false, hasAddress: false };
    expect(reachableStep('done', { ...progress, isPlaced: true })).toBe('done');
    expect(reachableStep('done', { ...progress, isPlaced: false })).toBe('cart');
  });

  it('never opens a step later than the wanted one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...checkoutSteps), fc.boolean(), fc.boolean(), (wanted, isCartReady, hasAddress) => {
        const shown = reachableStep(wanted, { isCartReady, hasAddress, isPlaced: false });
        expect(checkoutSteps.indexOf(shown)).toBeLessThanOrEqual(checkoutSteps.indexOf(wanted));
      }),
    );
  });

  it('counts the pieces that are not in stock', () => {
    expect([{ qty: 5, stock: 3 }, { qty: 3, stock: 3 }, { qty: 2, stock: 0 }, { qty: 9 }].map(missingPieces)).toEqual([
      2, 0, 2, 0,
    ]);
  });

  it('reports a price that differs from the one that the user has seen', () => {
    const seen = withNewPrices([{ id: 5, price: 10 }], {});
    expect(previousPrice({ id: 5, price: 12 }, seen)).toBe(10);
    expect(previousPrice({ id: 5, price: 10 }, seen)).toBeUndefined();
    expect(previousPrice({ id: 6, price: 10 }, seen)).toBeUndefined();
  });

  it('keeps seen prices and drops lines that are no longer in the cart', () => {
    const lines = [
      { id: 5, price: 12 },
      { id: 7, price: 3 },
    ];
    expect(withNewPrices(lines, { 5: 10, 6: 1 })).toEqual({ 5: 10, 7: 3 });
  });

  it.each([
    [{ kind: 'percent', expires: '2026-11-20' }, 10_000, undefined],
    [{ kind: 'percent', expires: '2026-11-19' }, 10_000, 'expired'],
    [{ kind: 'amount', expires: '2026-11-20' }, 9_999, 'minGoods'],
    [{ kind: 'gift', expires: '2026-11-20' }, 10_000, 'gift'],
  ] as const)('explains why a coupon cannot be used: %j', (coupon, goods, problem) => {
    expect(couponProblem({ value: 10, minGoods: 100, ...coupon }, goods, '2026-11-20')).toBe(problem);
  });

  it('returns the same request ID for the same lines in any order', () => {
    expect(orderRequestId([{ lineId: 12 }, { lineId: 7 }])).toBe('cart-7-12');
    expect(orderRequestId([{ lineId: 7 }, { lineId: 12 }])).toBe('cart-7-12');
    expect(orderRequestId([{ lineId: 7 }, {}])).toBeUndefined();
    expect(orderRequestId([])).toBeUndefined();
  });
});
