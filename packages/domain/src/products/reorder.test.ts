import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reorderLines, reorderSums } from './reorder';

const line = (productId: number, qty: number, price: number) => ({
  productId,
  name: `Product ${productId}`,
  price,
  qty,
  discountPercentage: 5,
  total: 1,
});
const order = { lines: [line(1, 2, 10), line(2, 4, 3.5), line(3, 1, 8), line(4, 3, 2)] };
const products = [
  { id: 1, price: 12.25, stock: 50 },
  { id: 2, price: 3.5, stock: 1 },
  { id: 4, price: 2, stock: 0 },
];

describe('ordering again', () => {
  it('compares each line with the price and stock of today', () => {
    expect(reorderLines(order, products).map(({ ordered, qty, before, now }) => [ordered, qty, before, now])).toEqual([
      [2, 2, 1000, 1225],
      [4, 1, 350, 350],
      [1, 0, 800, undefined],
      [3, 0, 200, 200],
    ]);
  });

  it('sums the available pieces at both prices', () => {
    expect(reorderSums(reorderLines(order, products))).toEqual({ before: 2350, now: 2800 });
  });

  it('orders everything if the server does not track stock', () => {
    expect(reorderLines({ lines: [line(1, 7, 1)] }, [{ id: 1, price: 1 }])[0]!.qty).toBe(7);
  });

  it('never suggests more pieces than were ordered or are in stock', () => {
    const qty = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(qty, fc.integer({ min: -5, max: 20 }), (ordered, stock) => {
        const [compared] = reorderLines({ lines: [line(1, ordered, 1)] }, [{ id: 1, price: 1, stock }]);
        expect(compared!.qty).toBeLessThanOrEqual(ordered);
        expect(compared!.qty).toBeLessThanOrEqual(Math.max(0, stock));
        expect(compared!.qty).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
