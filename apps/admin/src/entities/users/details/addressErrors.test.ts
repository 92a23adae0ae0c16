import { describe, expect, it } from 'vitest';
import { addressErrors } from './addressErrors';

const address = { line1: '4 Quay Street', city: 'Whitby', postcode: 'YO21 3PU', country: 'GB' };

describe('addressErrors', () => {
  it('addressErrors accepts a complete address', () => {
    expect(addressErrors(address)).toEqual({});
  });

  it.each(['line1', 'city', 'country'] as const)('addressErrors requires %s', (field) => {
    expect(addressErrors({ ...address, [field]: ' ' })).toMatchObject({ [field]: ['required'] });
  });

  it('addressErrors rejects a postcode that is invalid in the country', () => {
    expect(addressErrors({ ...address, postcode: '1234' })).toEqual({ postcode: ['postcode'] });
  });

  it('addressErrors returns all errors at once', () => {
    expect(addressErrors({ ...address, line1: '', city: '', postcode: '?' })).toEqual({
      line1: ['required'],
      city: ['required'],
      postcode: ['postcode'],
    });
  });
});
