import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, lineGross, part, quotient, rateOf, refundParts, sumOf, taxOf } from './money';
import { currencyDecimals, formatMoney, parseMoney, parseNumber } from './formatMoney';

const amount = fc.integer({ min: 0, max: 5_000_000 });
const rate = fc.integer({ min: 0, max: 30_000 });
const weights = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 12 });

describe('money', () => {
  it('money calculations round half up once', () => {
    expect([part(5, 10_000), part(4, 10_000), part(4140, 8_875)]).toEqual([1, 0, 367]);
    expect([rateOf(1, 3), rateOf(1, 8), rateOf(1, 0)]).toEqual([33_333, 12_500, null]);
    expect([quotient(5, 2), quotient(4, 3), quotient(4, 0)]).toEqual([3, 1, null]);
    const half = { unitPrice: 333, quantityMilli: 1500, modifiers: [{ price: 50, quantity: 2 }] };
    expect(lineGross(half)).toBe(650);
    expect([taxOf(4140, 8_875, 'added'), taxOf(3300, 13_000, 'included')]).toEqual([367, 380]);
  });

  it('calculations, formatting and parsing stay exact up to the largest safe integer', () => {
    const large = 9_007_199_254_740_991;
    expect(part(large, 100_000)).toBe(large);
    expect(allocate(large, [large - 1, 1])).toEqual([large - 1, 1]);
    expect(formatMoney(large, 'EUR', 'en')).toBe('€90,071,992,547,409.91');
    expect(parseMoney('€90,071,992,547,409.91', 'EUR', 'en')).toBe(large);
  });

  it('allocates money without losing a cent', () => {
    fc.assert(
      fc.property(amount, weights, (total, list) => {
        const shares = allocate(total, list);
        const sum = sumOf(list, (weight) => weight);
        expect(sumOf(shares, (share) => share)).toBe(total);
        expect(sum > 0 || shares[0] === total).toBe(true);
        const isNear = (share: number, index: number) => Math.abs(share * sum - total * list[index]!) < sum;
        expect(sum === 0 || shares.every(isNear)).toBe(true);
        expect(total > sum || sum === 0 || shares.every((share, index) => share <= list[index]!)).toBe(true);
      }),
    );
    expect(allocate(2, [1, 1, 1])).toEqual([1, 1, 0]);
    expect(allocate(5, [])).toEqual([]);
  });

  it('the tax included in an amount equals the tax added to its net amount, within one cent', () => {
    fc.assert(
      fc.property(amount, rate, (base, percent) => {
        const inside = taxOf(base, percent, 'included');
        expect(inside).toBeGreaterThanOrEqual(0);
        expect(Math.abs(taxOf(base - inside, percent, 'added') - inside)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('tax, gratuity and sales of rising refunds never decrease and add up exactly', () => {
    const bill = fc.record({ items: amount, tax: amount, gratuity: amount, steps: fc.array(amount, { maxLength: 6 }) });
    fc.assert(
      fc.property(bill, ({ items, tax, gratuity, steps }) => {
        const total = items + tax + gratuity;
        const running = [...steps.map((step) => Math.min(step, total)).toSorted((a, b) => a - b), total];
        const parts = running.map((refunded) => refundParts(refunded, { total, tax, gratuity }));
        parts.forEach((now, index) => {
          expect(now.tax + now.gratuity + now.sales).toBe(running[index]);
          const before = parts[index - 1] ?? { tax: 0, gratuity: 0, sales: 0 };
          expect([now.tax >= before.tax, now.gratuity >= before.gratuity, now.sales >= before.sales]).not.toContain(
            false,
          );
        });
        expect(parts.at(-1)).toEqual({ tax, gratuity, sales: items });
      }),
    );
    expect(refundParts(2000, { total: 4507, tax: 367, gratuity: 0 })).toEqual({ tax: 162, gratuity: 0, sales: 1838 });
  });
});

describe('formatting money', () => {
  it.each(['en', 'fr', 'de', 'pt', 'ar', 'ar-EG'])('parses formatted money in %s', (language) => {
    const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'GBP', 'AED', 'BRL', 'CHF', 'KWD');
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), currency, (value, code) => {
        expect(parseMoney(formatMoney(value, code, language), code, language)).toBe(value);
      }),
      { numRuns: 80 },
    );
  });

  it('formats money with the decimals of the currency', () => {
    expect(['JPY', 'USD', 'KWD'].map(currencyDecimals)).toEqual([0, 2, 3]);
    expect(formatMoney(1240, 'JPY', 'en')).toBe('¥1,240');
  });

  it.each([
    ['1,240.50', 'USD', 'en', 124_050],
    ['1240.5', 'USD', 'en', 124_050],
    ['.5', 'USD', 'en', 50],
    [' $ 12 ', 'USD', 'en', 1200],
    ['-$12.00', 'USD', 'en', -1200],
    ['$-12.00', 'USD', 'en', -1200],
    ['USD 7', 'USD', 'en', 700],
    ['12,5', 'EUR', 'de', 1250],
    ['1.240,50 €', 'EUR', 'de', 124_050],
    ['1 240,50 €', 'EUR', 'fr', 124_050],
    ['١٢٫٥', 'USD', 'ar-EG', 1250],
    ['12.5', 'USD', 'ar-EG', 1250],
    ['1240', 'JPY', 'en', 1240],
    ['-0', 'USD', 'en', 0],
    ['12.50', 'EUR', 'de', null],
    ['1.234', 'USD', 'en', null],
    ['12.5', 'JPY', 'en', null],
    ['1,2,3', 'USD', 'en', null],
    ['', 'USD', 'en', null],
    ['$', 'USD', 'en', null],
    ['-', 'USD', 'en', null],
    ['twelve', 'USD', 'en', null],
    ['1e3', 'USD', 'en', null],
    ['12$50', 'USD', 'en', null],
    ['--5', 'USD', 'en', null],
    ['99999999999999999', 'USD', 'en', null],
  ])('parses the amount "%s" in %s (%s) as %s', (text, currency, language, wanted) => {
    expect(parseMoney(text, currency, language)).toBe(wanted);
  });

  it('parses arbitrary text as money without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const value = parseMoney(text, 'EUR', 'en');
        expect(value === null || Number.isSafeInteger(value)).toBe(true);
      }),
    );
  });
});

describe('parsing numbers', () => {
  it.each(['en', 'fr', 'de', 'pt', 'ar', 'ar-EG'])('parses formatted numbers in %s', (language) => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 5 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (hundredThousandths) => {
        const value = hundredThousandths / 100_000;
        expect(parseNumber(format.format(value), language)).toBe(value);
      }),
      { numRuns: 80 },
    );
  });

  it.each([
    ['8.875', 'en', 8.875],
    ['1,240.5', 'en', 1240.5],
    ['.5', 'en', 0.5],
    ['5.', 'en', null],
    ['-3', 'en', -3],
    ['-0', 'en', 0],
    ['12,5', 'de', 12.5],
    ['12.5', 'de', null],
    ['1 240,5', 'fr', 1240.5],
    ['١٢٫٥', 'ar-EG', 12.5],
    ['two', 'en', null],
    ['1e9', 'en', null],
    ['', 'en', null],
  ])('parses %j in %s as %s', (text, language, value) => expect(parseNumber(text, language)).toBe(value));
});
