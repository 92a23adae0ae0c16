import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { fieldErrors } from '../http/rules';
import { fixedFieldsIn, newRestaurantForm, takenRestaurantFields } from './restaurantForm';
import { allowedRestaurantActions, hasCatchAll, statusAfter } from './restaurantStatus';
import { restaurantActions, restaurantStatuses, type Restaurant } from './restaurants.contract';

const validate = (schema: z.ZodMiniType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : fieldErrors(parsed.error.issues)[''];
};

describe('restaurant fields', () => {
  const code = z.string().check(rule.upperCased, rule.restaurantCode);
  it.each([
    [' nyc ', 'NYC', code],
    ['n', ['restaurantCode'], code],
    ['abcde', ['restaurantCode'], code],
    ['n1', ['restaurantCode'], code],
    ['Asia/Tokyo', 'Asia/Tokyo', z.string().check(rule.timeZone)],
    ['Moon/Base', ['pick'], z.string().check(rule.timeZone)],
    ['', ['pick'], z.string().check(rule.timeZone)],
    ['JPY', 'JPY', z.string().check(rule.currency)],
    ['jpy', ['pick'], z.string().check(rule.currency)],
    ['', '', z.string().check(rule.emailIfFilled)],
    ['x', ['email'], z.string().check(rule.emailIfFilled)],
    [100_000, 100_000, z.int().check(rule.share)],
    [100_001, ['percent'], z.int().check(rule.share)],
    [-1, ['percent'], z.int().check(rule.share)],
    [['a', 'b'], [{ key: 'max', n: 1 }], z.array(z.string()).check(rule.atMost(1))],
  ] as const)('parses or rejects the restaurant field %j: %j', (value, wanted, schema) =>
    expect(validate(schema, value)).toEqual(wanted),
  );
});

describe('restaurant status', () => {
  const now = new Date('2026-11-20T20:15:00Z');
  it('returns the allowed actions of each restaurant status and the status after them', () => {
    const table = restaurantStatuses.map((status) => {
      const place = { status, statusUntil: null };
      const steps = restaurantActions.map((action) => [action, statusAfter(place, action, now)] as const);
      const allowed = steps.filter(([, after]) => after !== undefined);
      expect(allowed.map(([action]) => action).toSorted()).toEqual(allowedRestaurantActions(place, now).toSorted());
      return [status, Object.fromEntries(allowed)];
    });
    expect(Object.fromEntries(table)).toEqual({
      draft: { activate: 'active', archive: 'archived' },
      active: { pause: 'paused', close_temporarily: 'temporarily_closed' },
      paused: { resume: 'active', close_temporarily: 'temporarily_closed' },
      temporarily_closed: { reopen: 'active', archive: 'archived' },
      archived: { restore: 'draft' },
    });
  });

  it('restaurants are active again after a temporary status ends', () => {
    const paused = { status: 'paused' as const, statusUntil: now.toISOString() };
    expect(allowedRestaurantActions(paused, now)).toEqual(['pause', 'close_temporarily']);
  });
});

describe('restaurant form', () => {
  const form = newRestaurantForm({ name: 'A', code: 'AB', timeZone: 'UTC', currency: 'EUR', phone: undefined });
  it('fills in every field of a new restaurant and a catch-all tax rate', () => {
    expect(Object.values(form)).not.toContain(undefined);
    expect(hasCatchAll(form.money.taxRates)).toBe(true);
    expect(hasCatchAll([])).toBe(false);
  });

  it('time zone, currency and close-out hour cannot change once bills may exist', () => {
    const place = { ...form, firstBusinessDate: '2026-11-20' } as Restaurant;
    expect(fixedFieldsIn({ timeZone: 'Asia/Tokyo', currency: 'EUR', closeOutHour: 5 }, place)).toEqual([
      'timeZone',
      'closeOutHour',
    ]);
    expect(fixedFieldsIn({ currency: 'JPY' }, { ...place, firstBusinessDate: null })).toEqual([]);
  });

  it('requires a unique restaurant code and a unique pair of name and location', () => {
    const other = { code: 'ab', name: ' a', locationName: 'Porto' };
    expect(takenRestaurantFields({ ...form, locationName: 'porto ' }, [other])).toEqual([
      'code',
      'name',
      'locationName',
    ]);
    expect(takenRestaurantFields({ ...form, code: 'CD' }, [other])).toEqual([]);
  });
});
