import type { User, UserForm } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { changesOf, fieldError, errorsByField, overlap, userFormResolver, userFormValues } from './userForm';
import { noor } from './userFixtures';

const check = async (values: Partial<UserForm>, ownId?: number) => {
  const resolve = userFormResolver([noor], ownId);
  const { errors } = await resolve({ ...userFormValues(noor), ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, (error as { message?: string }).message]),
  );
};

describe('user form', () => {
  it('a new user is an active subscriber on the basic plan by default', () => {
    expect(userFormValues(undefined)).toMatchObject({
      fullName: '',
      role: 'subscriber',
      currentPlan: 'basic',
      status: 'active',
    });
  });

  it('a new user works in the given restaurant, and changes contain the restaurants only if they differ', () => {
    expect(userFormValues(undefined, undefined, 'rst-lis').restaurantIds).toEqual(['rst-lis']);
    const values = userFormValues({ ...noor, restaurantIds: ['rst-nyc'] });
    expect(changesOf({ ...values, restaurantIds: ['rst-nyc'] }, values).user).toEqual({});
    expect(changesOf({ ...values, restaurantIds: ['rst-lis'] }, values).user).toEqual({ restaurantIds: ['rst-lis'] });
  });

  it('the user form requires a country code for new phone numbers, but accepts existing numbers without one', async () => {
    expect(await check({ contact: '555-1234' }, 7)).toEqual({ contact: 'countryCode' });
    expect(await check({ contact: '+44 20 7946 0000' }, 7)).toEqual({});
    const old = { ...noor, contact: '555-1234' };
    const { errors } = await userFormResolver([old], 7)(userFormValues(old), undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(errors).toEqual({});
  });

  it('the user form rejects usernames and email addresses of other users, ignoring case', async () => {
    expect(await check({ username: 'noor', email: 'NOOR@saltmarsh.example ' })).toEqual({
      username: 'taken',
      email: 'taken',
    });
    expect(await check({}, 7)).toEqual({});
  });

  it('overlap lists only the fields that both sides have changed to different values', () => {
    const theirs: User = { ...noor, fullName: 'Noor H.', company: 'Fern Hall', country: 'France' };
    expect(overlap({ fullName: 'N. Haddad', email: 'n@saltmarsh.example' }, noor, theirs)).toEqual(['fullName']);
    expect(overlap({ company: 'Fern Hall', contact: '+44 20 7946 0000' }, noor, theirs)).toEqual([]);
  });

  it("the form values are validated against the contract's schema", async () => {
    expect(await check({ fullName: '  ', username: 'No', email: 'x', contact: '12' }, 7)).toEqual({
      fullName: 'required',
      username: 'username',
      email: 'email',
      contact: 'phone',
    });
    expect(await check({ country: 'x'.repeat(81) }, 7)).toEqual({ country: 'maxLength:80' });
    expect(await check({ role: 'king' as never }, 7)).toEqual({ role: 'pick' });
  });

  it('errorsByField assigns response errors to fields and returns the others', () => {
    expect(errorsByField({ email: ['taken'], username: [{ key: 'maxLength', n: 30 }], version: ['number'] })).toEqual({
      fields: { email: 'taken', username: 'maxLength:30' },
      others: ['number'],
    });
    expect(fieldError('maxLength:30')).toEqual({ key: 'maxLength', n: 30 });
    expect(fieldError('taken')).toBe('taken');
  });

  it('changesOf returns only changed values', () => {
    const values = userFormValues(noor);
    expect(
      changesOf({ ...values, role: 'editor', taxId: 'TX-2' }, { ...values, taxId: 'TX-1', language: 'en' }),
    ).toEqual({
      user: { role: 'editor' },
      profile: { taxId: 'TX-2' },
    });
  });
});
