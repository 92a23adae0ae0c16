import { describe, expect, it } from 'vitest';
import { userEndpoints } from '../users/users.contract';
import { userDetailsUpdateSchema } from '../users/userDetailsUpdate.contract';
import { isEmail, isPassword, isPhone, isUsername } from './fieldRules';
import { fieldErrors } from './rules';

const person = {
  fullName: 'Bea Lindqvist',
  username: 'bea.lindqvist',
  email: 'bea@saltmarsh.example',
  contact: '+44 1632 960 113',
  company: 'Saltmarsh Restaurants',
  country: 'Sweden',
  role: 'editor',
  currentPlan: 'team',
};

describe('validation rules', () => {
  it('reports a message key for each invalid field of a new user', () => {
    const parsed = userEndpoints.add.input.safeParse({
      ...person,
      username: 'B!',
      email: '',
      contact: 5,
      role: 'king',
    });
    expect(fieldErrors(parsed.error?.issues ?? [])).toEqual({
      username: ['username'],
      email: ['required'],
      contact: ['required'],
      role: ['pick'],
    });
  });

  it('a field error contains the limit of its rule, such as the maximum length', () => {
    const parsed = userEndpoints.add.input.safeParse({ ...person, fullName: 'a'.repeat(121) });
    expect(fieldErrors(parsed.error?.issues ?? [])).toEqual({ fullName: [{ key: 'maxLength', n: 120 }] });
  });

  it('parsing a new user fills in the defaults', () => {
    expect(userEndpoints.add.input.parse(person)).toMatchObject({ status: 'active', avatar: '' });
  });

  it('validation errors use dotted paths for fields', () => {
    const parsed = userEndpoints.update.input.safeParse({ user: { id: 1, email: 'nope' } });
    expect(fieldErrors(parsed.error?.issues ?? [])).toEqual({ 'user.email': ['email'] });
    expect(fieldErrors(parsed.error?.issues ?? [], 'user')).toEqual({ email: ['email'] });
    const section = userDetailsUpdateSchema.safeParse({ id: 1, section: 'billing', data: { phone: '12' } });
    expect(fieldErrors(section.error?.issues ?? [])).toEqual({ 'data.phone': ['phone'] });
    expect(userDetailsUpdateSchema.safeParse({ id: 1, section: 'nope', data: {} }).success).toBe(false);
  });

  it.each([
    [
      isEmail,
      ['a@b.example', 'o’neil+x@sub.b.example'],
      ['', 'a', 'a@b', 'a b@c.example', '@b.example', 'a@b..example'],
    ],
    [isUsername, ['abc', 'a.b-c_9'], ['ab', 'Abc', 'a b c', 'x'.repeat(31)]],
    [isPhone, ['+44 1632 960 113', '(0163) 2960113', '1234567'], ['123456', '1234567890123456', 'call me 1234567']],
    [isPassword, ['larder-demo-1', 'abcdefg1', 'naïveté!'], ['short1', 'lettersonly', '12345678']],
  ] as const)('accepts valid and rejects invalid text: %o', (rule, good, bad) => {
    for (const text of good) expect([text, rule(text)]).toEqual([text, true]);
    for (const text of bad) expect([text, rule(text)]).toEqual([text, false]);
  });
});

describe('query parameters', () => {
  const { input } = userEndpoints.list;

  it('query parameters are optional and accept a number or a string of digits', () => {
    expect(input.parse({})).toEqual({
      q: '',
      page: 1,
      perPage: 10,
      restaurant: '',
      role: '',
      currentPlan: '',
      status: '',
      sort: 'asc',
    });
    expect(input.parse({ page: '3', perPage: 25 })).toMatchObject({ page: 3, perPage: 25 });
    expect(userEndpoints.user.input.parse({ id: '7' })).toEqual({ id: 7 });
  });

  it.each([
    { page: '0' },
    { page: '' },
    { page: '1.5' },
    { page: 'x' },
    { perPage: 1001 },
    { perPage: '1e2' },
    { sort: 'up' },
    { sortColumn: 'nope' },
  ])('rejects the query parameters %o', (parameters) => {
    expect(input.safeParse(parameters).success).toBe(false);
  });

  it('rejects a missing or invalid ID in the query', () => {
    expect(userEndpoints.user.input.safeParse({}).success).toBe(false);
    expect(userEndpoints.user.input.safeParse({ id: 'abc' }).success).toBe(false);
  });
});
