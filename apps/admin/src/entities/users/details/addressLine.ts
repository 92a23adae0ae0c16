import type { UserAddress } from '@larder/domain/contract';

type AddressParts = Pick<UserAddress, 'line1' | 'line2' | 'city' | 'state' | 'postcode' | 'country'>;

/** Formats street, town and country of an address in one line. */
export const addressLine = ({ line1, line2, city, state, postcode, country }: AddressParts) =>
  [line1, line2, [city, state, postcode].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
