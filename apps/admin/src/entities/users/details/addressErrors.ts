import { isPostcode, type FieldErrors, type UserAddress } from '@larder/domain/contract';

/** Returns the errors of an address: missing fields, and a postcode that is invalid in the country. */
export function addressErrors(address: Pick<UserAddress, 'line1' | 'city' | 'postcode' | 'country'>): FieldErrors {
  const missing = (['line1', 'city', 'country'] as const).filter((field) => address[field].trim() === '');
  return {
    ...Object.fromEntries(missing.map((field) => [field, ['required']])),
    ...(!isPostcode(address.postcode, address.country) && { postcode: ['postcode'] }),
  };
}
