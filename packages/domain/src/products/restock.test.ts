import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/businessDay';
import { longestDelivery } from './orderDelivery';
import { restockNeeds, type RestockInput } from './restock';

const today = '2026-11-20';
const ago = (days: number) => addDays(today, -days);
const recipes = [
  { itemId: 'itm-1', productId: 9, portions: 50 },
  { itemId: 'itm-2', productId: 9, portions: 100 },
];
const sold = (first: number, second = 0) => [
  { itemId: 'itm-2', name: 'Steamed rice', count: second },
  { itemId: 'itm-1', name: 'Mushroom risotto', count: first },
];
const needs = (input: Partial<RestockInput>) =>
  restockNeeds({ recipes, deliveries: [], soldSince: () => [], today, ...input });

describe('products that the menu uses up', () => {
  it('computes how many days a delivery lasts from the dishes sold since', () => {
    const deliveries = [{ productId: 9, date: ago(10), qty: 12 }];
    expect(needs({ deliveries, soldSince: () => sold(400, 200) })).toEqual([
      {
        productId: 9,
        since: ago(10),
        delivered: 12,
        // 400 / 50 + 200 / 100 = 10 pieces in 10 days, so 2 are left.
        daysLeft: 2,
        qty: 10,
        sold: [
          { name: 'Mushroom risotto', count: 400 },
          { name: 'Steamed rice', count: 200 },
        ],
      },
    ]);
  });

  it('counts from the last delivery', () => {
    const dates: string[] = [];
    const deliveries = [
      { productId: 9, date: ago(13), qty: 90 },
      { productId: 9, date: ago(5), qty: 3 },
      { productId: 9, date: ago(5), qty: 1 },
    ];
    const soldSince = (date: string) => {
      dates.push(date);
      return sold(150);
    };
    expect(needs({ deliveries, soldSince })).toMatchObject([{ since: ago(5), delivered: 4, daysLeft: 1 }]);
    expect(new Set(dates)).toEqual(new Set([ago(5)]));
  });

  it.each([
    [
      'is on its way',
      [
        { date: ago(9), qty: 1 },
        { date: addDays(today, 2), qty: 1 },
      ],
      400,
    ],
    ['arrives today', [{ date: today, qty: 1 }], 400],
    ['was never ordered', [], 400],
    ['was ordered long ago', [{ date: ago(15), qty: 1 }], 400],
    ['was not used', [{ date: ago(9), qty: 1 }], 0],
    ['lasts longer than a delivery takes', [{ date: ago(10), qty: 5 }], 100],
  ])('leaves out a product that %s', (_, dates, count) => {
    const deliveries = dates.map((delivery) => ({ productId: 9, ...delivery }));
    expect(needs({ deliveries, soldSince: () => sold(count) })).toEqual([]);
  });

  it('includes a product of which exactly one piece was used', () => {
    const deliveries = [{ productId: 9, date: ago(1), qty: 2 }];
    expect(needs({ deliveries, soldSince: () => sold(50) })).toMatchObject([{ daysLeft: 1, delivered: 2 }]);
  });

  it('never suggests fewer or more pieces than a cart line allows, nor negative days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 9000 }),
        fc.integer({ min: 0, max: 9000 }),
        (days, qty, first, second) => {
          const deliveries = [{ productId: 9, date: ago(days), qty }];
          for (const need of needs({ deliveries, soldSince: () => sold(first, second) })) {
            expect(need.qty).toBeGreaterThanOrEqual(1);
            expect(need.qty).toBeLessThanOrEqual(10);
            expect(need.daysLeft).toBeGreaterThanOrEqual(0);
            expect(need.daysLeft).toBeLessThanOrEqual(longestDelivery);
          }
        },
      ),
    );
  });

  it('the days left never increase when more is sold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 0, max: 5000 }),
        (days, qty, count, more) => {
          const deliveries = [{ productId: 9, date: ago(days), qty }];
          const daysLeft = (portions: number) =>
            needs({ deliveries, soldSince: () => sold(portions) })[0]?.daysLeft ?? Infinity;
          expect(daysLeft(count + more)).toBeLessThanOrEqual(daysLeft(count));
        },
      ),
    );
  });
});
