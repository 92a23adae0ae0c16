import { describe, expect, it } from 'vitest';
import { addressErrors } from './addressErrors';

const address = { line1: '4 Quay Street', city: 'Whitby', postcode: 'YO21 3PU', country: 'GB' };

describe('addressErrors', () => {
  it('accepts a complete address', () => {
    expect(addressErrors(address)).toEqual({});
  });

  it.each(['line1', 'city', 'country'] as const)('requires %s', (field) => {
    expect(addressErrors({ ...address, [field]: ' ' })).toMatchObject({ [field]: ['required'] });
  });

  it('rejects a postcode that does not match the country', () => {
    expect(addressErrors({ ...address, postcode: '1234' })).toEqual({ postcode: ['postcode'] });
  });

  it('returns all errors at once', () => {
    expect(addressErrors({ ...address, line1: '', city: '', postcode: '?' })).toEqual({
      line1: ['required'],
      city: ['required'],
      postcode: ['postcode'],
    });
  });
});
