import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as rule from './fieldRules';
import { fieldErrors } from './rules';

describe('payment card rules', () => {
  it.each([
    ['4242 4242 4242 4242', true],
    ['5105-1051-0510-5100', true],
    ['3782 822463 10005', true],
    ['4242 4242 4242 4241', false],
    ['0'.repeat(11), false],
    ['0'.repeat(20), false],
    ['', false],
    ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', false],
  ])('validates the card number “%s”: %s', (text, wanted) => expect(rule.isCardNumber(text)).toBe(wanted));

  it('rejects a card number with one wrong digit', () => {
    const digits = fc.constantFrom('4242424242424242', '5105105105105100', '378282246310005');
    fc.assert(
      fc.property(digits, fc.nat(14), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const wrong = number.split('');
        wrong[at] = String((Number(wrong[at]) + by) % 10);
        return !rule.isCardNumber(wrong.join(''));
      }),
    );
  });

  it.each([
    ['11/26', true],
    ['12/26', true],
    ['10/26', false],
    ['13/30', false],
    ['1/30', false],
    ['01/2030', false],
    ['', false],
  ])('validates the card expiry “%s” on 20 November 2026: %s', (text, wanted) => {
    expect(rule.isCardExpiry(text, new Date('2026-11-20T20:15:00Z'))).toBe(wanted);
  });
});

describe('errors of a union of forms', () => {
  const form = z.union([
    z.object({ email: z.string().check(rule.required), password: z.string().check(rule.required) }),
    z.object({ provider: z.string(), code: z.string().check(rule.required) }),
  ]);
  it.each([
    [{}, { email: ['required'], password: ['required'] }],
    [{ email: 'a' }, { password: ['required'] }],
    [{ provider: 'x' }, { code: ['required'] }],
    [{ provider: 'x', code: '' }, { code: ['required'] }],
  ])('for %j, reports the errors of the best-matching union member', (value, errors) => {
    expect(fieldErrors(z.safeParse(form, value).error?.issues ?? [])).toEqual(errors);
  });
  it('reports one `pick` error for a union of plain values', () => {
    const schema = z.object({ id: z.union([z.int(), z.string()]) });
    expect(fieldErrors(z.safeParse(schema, { id: null }).error?.issues ?? [])).toEqual({ id: ['pick'] });
  });
});
