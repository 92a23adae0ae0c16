import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as rule from './fieldRules';

type Check = Parameters<ReturnType<typeof z.unknown>['check']>[0];
/** Key of the error of each rule, with values that it accepts and rejects. */
const cases: [name: string, check: unknown, key: string, accepted: unknown[], rejected: unknown[]][] = [
  ['phone', rule.phone, 'phone', ['+1 646 555 1234'], ['', '12', 'abc']],
  ['phoneIfFilled', rule.phoneIfFilled, 'phone', ['', '+1 646 555 1234'], ['abc']],
  ['url', rule.url, 'url', ['', 'https://larder.example/a'], ['javascript:alert(1)', 'larder', 'https://a b.example']],
  ['email', rule.email, 'email', ['a@b.example'], ['', 'a', 'a@']],
  ['emailIfFilled', rule.emailIfFilled, 'email', ['', 'a@b.example'], ['a']],
  [
    'fileAddress',
    rule.fileAddress,
    'url',
    ['data:image/png;base64,AA', 'http://a.example', '/a.png'],
    ['', '//a.example', 'javascript:1', 'a.png'],
  ],
  ['fileAddressIfFilled', rule.fileAddressIfFilled, 'url', ['', '/a.png'], ['//a.example']],
  ['slug', rule.slug, 'slug', ['a', 'a-1', 'salt-and-ice'], ['', 'A', 'a--b', '-a', 'a-', 'a b']],
  ['date', rule.date, 'date', ['2028-02-29'], ['', '2026-02-29', '2026-2-1', '2026-13-01', 'x2026-01-01']],
  ['dateIfFilled', rule.dateIfFilled, 'date', ['', '2026-11-20'], ['2026-11-31']],
  [
    'instant',
    rule.instant,
    'date',
    ['2026-11-20T20:15:00Z', '2026-11-20T20:15-05:00', '2026-11-20T20:15:00.123+09:00'],
    ['', '2026-11-20', '2026-11-20T20:15:00', '2026-11-31T20:15:00Z', '2026-11-20T25:15:00Z'],
  ],
  ['dateOrInstant', rule.dateOrInstant, 'date', ['2026-11-20', '2026-11-20T20:15:00Z'], ['', '2026-11-20T20:15']],
  [
    'cardNumber',
    rule.cardNumber,
    'cardNumber',
    ['4242 4242 4242 4242', '4242-4242-4242-4242', '630495060000000000', '000000000000', '0000000000000000000'],
    ['', '4242 4242 4242 4241', '2424 2424 2424 2424', '00000000000', '00000000000000000000'],
  ],
  ['cardExpiry', rule.cardExpiry, 'cardExpiry', ['01/20', '12/99'], ['', '00/30', '13/30', '1/30', '01/2030']],
  ['cvc', rule.cvc, 'cvc', ['123', '1234'], ['', '12', '12345', '12a']],
  ['code', rule.code, 'code', ['123456'], ['', '12345', '1234567', '12345a']],
  ['minLength', rule.minLength(3), 'minLength:3', ['abc', ' abc '], ['ab ', '']],
  ['restaurantCode', rule.restaurantCode, 'restaurantCode', ['AB', 'ABCD'], ['', 'A', 'ABCDE', 'ab', 'A1']],
  ['timeZone', rule.timeZone, 'pick', ['Europe/Lisbon', 'UTC'], ['Mars/Base', '']],
  ['currency', rule.currency, 'pick', ['USD', 'JPY'], ['', 'usd', 'XXZ']],
  ['integer', rule.integer, 'integer', [0, -3], [0.5]],
  ['min', rule.min(2), 'min:2', [2, 3], [1.9]],
  ['max', rule.max(2), 'max:2', [2, 1], [2.1]],
  ['percent', rule.percent, 'percent', [0, 100], [-0.1, 100.1]],
  ['share', rule.share, 'percent', [0, 100_000], [-1, 100_001]],
  ['decimals', rule.decimals(2), 'decimals:2', [1, 1.25, 0.1 + 0.2], [1.255, 0.001]],
  ['filled', rule.filled, 'pick', [[1]], [[]]],
  ['atMost', rule.atMost(2), 'max:2', [[], [1, 2]], [[1, 2, 3]]],
];

describe.each(cases)('rule.%s', (_name, check, key, accepted, rejected) => {
  const schema = z.unknown().check(check as Check);
  it.each(accepted.map((value) => [value]))('accepts %j', (value) =>
    expect(schema.safeParse(value).success).toBe(true),
  );
  it.each(rejected.map((value) => [value]))('rejects %j with its message key', (value) =>
    expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([key]),
  );
});

it('a card expires at the end of its month', () => {
  const at = (moment: string) => rule.isCardExpiry('11/26', new Date(moment));
  expect([at('2026-11-30T23:59:59.999Z'), at('2026-12-01T00:00:00Z')]).toEqual([true, false]);
});

it('upperCased trims and converts text to capital letters', () =>
  expect(z.string().check(rule.upperCased).parse(' quay ')).toBe('QUAY'));
