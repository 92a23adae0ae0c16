import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePrice, previewPrices, priceEndings, priceOps, priceSteps, type PriceChange } from './changeBy';
import { itemPrice, marginOf, optionPrice } from './menuPrices';
import { applyOps } from './menuOps';
import { makeItem, nyc, sampleContext, sampleMenu } from './testing/sampleMenu';

const price = fc.integer({ min: 0, max: 9_999_999 });
const places = ['nyc', 'lis', 'tyo'].map((id) => ({ id, currency: id === 'tyo' ? 'JPY' : 'USD' }));

describe('prices', () => {
  it('item prices come from the restaurant, then from the currency, otherwise they are missing', () => {
    const item = makeItem('i', { basePrice: { USD: 1_000 }, priceOverrides: { lis: 0 } });
    expect(places.map((place) => itemPrice(item, place))).toEqual([
      { amount: 1_000, origin: 'base' },
      { amount: 0, origin: 'override' },
      { amount: null, origin: 'none' },
    ]);
  });

  it('option prices come from the item, then from the option, otherwise they are free', () => {
    const { items, options } = sampleMenu();
    const of = (option: number, currency = 'USD') => optionPrice(items[0]!, options[option]!, currency);
    expect(of(3)).toEqual({ amount: 50, origin: 'item_override' });
    expect(of(1)).toEqual({ amount: 100, origin: 'option' });
    expect(of(3, 'JPY')).toEqual({ amount: 0, origin: 'none' });
  });

  it('prices have a margin if the cost is known', () => {
    const item = makeItem('i', { basePrice: { USD: 1_000, JPY: 0 }, cost: { USD: 300, JPY: 1 } });
    expect(places.map((place) => marginOf(item, place))).toEqual([70_000, 70_000, null]);
    expect(marginOf(makeItem('i', { basePrice: { USD: 1 } }), nyc)).toBeNull();
  });

  it('a removed override resets a price to the base price, which affects only restaurants without an override', () => {
    const parts = sampleMenu();
    const set = (change: Record<string, unknown>) =>
      applyOps(parts, [{ op: 'update', kind: 'item', id: 'i2', version: 1, set: change }], sampleContext()).changed
        .items[0]!;
    fc.assert(
      fc.property(price, (amount) => {
        if (amount === 1_000) return;
        const moved = set({ basePrice: { USD: amount } });
        expect(places.map((place) => itemPrice(moved, place).amount)).toEqual([1_200, amount, 1_400]);
      }),
      { numRuns: 50 },
    );
    expect(itemPrice(set({ priceOverrides: { nyc: null } }), nyc)).toEqual({ amount: 1_000, origin: 'base' });
  });
});

describe('changePrice', () => {
  const change: fc.Arbitrary<PriceChange> = fc.oneof(
    fc.record({ kind: fc.constant('rate' as const), rate: fc.integer({ min: -100_000, max: 200_000 }) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: -5_000, max: 5_000 }) }),
  );

  it('rounds changed prices to the chosen step or ending, never to 0, and keeps prices that do not change', () => {
    fc.assert(
      fc.property(
        price,
        change,
        fc.constantFrom(...priceSteps(2)),
        fc.constantFrom(...priceEndings),
        (amount, by, step, ending) => {
          const stepped = changePrice(amount, by, { kind: 'step', step });
          const ended = changePrice(amount, by, { kind: 'ending', ending });
          expect([stepped % step, ended % 100]).toEqual([0, ending]);
          expect(Math.min(stepped, ended)).toBeGreaterThan(0);
          expect(Math.max(stepped, ended)).toBeLessThanOrEqual(9_999_999);
          expect(changePrice(amount, { kind: 'rate', rate: 0 }, { kind: 'none' })).toBe(amount);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    [1_000, 10_000, { kind: 'none' }, 1_100],
    [1_005, 10_000, { kind: 'none' }, 1_106],
    [1_005, 0, { kind: 'step', step: 10 }, 1_010],
    [1_239, 0, { kind: 'ending', ending: 90 }, 1_190],
    [1_240, 0, { kind: 'ending', ending: 90 }, 1_290],
    [20, -90_000, { kind: 'step', step: 100 }, 100],
    [20, 0, { kind: 'ending', ending: 0 }, 100],
  ] as const)('changes the price %i by %i, rounded as %o, to %i', (amount, rate, rounding, expected) => {
    expect(changePrice(amount, { kind: 'rate', rate }, rounding)).toBe(expected);
  });

  it('offers the rounding steps of a currency', () => {
    expect([priceSteps(2), priceSteps(0), priceSteps(3)]).toEqual([
      [5, 10, 100, 1_000],
      [1, 10],
      [50, 100, 1_000, 10_000],
    ]);
  });

  it('previews old and new prices and returns one batch of edits', () => {
    const { items } = sampleMenu();
    const [, second, third] = items;
    const rows = previewPrices(
      [
        { item: second!, column: { kind: 'place', place: nyc } },
        { item: second!, column: { kind: 'base', currency: 'USD' } },
        { item: third!, column: { kind: 'base', currency: 'EUR' } },
        { item: third!, column: { kind: 'place', place: nyc } },
      ],
      { kind: 'amount', amount: 50 },
      { kind: 'none' },
    );
    expect(rows.map(({ before, after }) => [before, after])).toEqual([
      [1_200, 1_250],
      [1_000, 1_050],
      [1_000, 1_050],
    ]);
    const ops = priceOps(rows);
    expect(ops).toEqual([
      {
        op: 'update',
        kind: 'item',
        id: 'i2',
        version: 1,
        set: { priceOverrides: { nyc: 1_250 }, basePrice: { USD: 1_050 } },
      },
      { op: 'update', kind: 'item', id: 'i3', version: 1, set: { priceOverrides: { nyc: 1_050 } } },
    ]);
    expect(applyOps(sampleMenu(), ops, sampleContext()).changed.items).toHaveLength(2);
  });
});
