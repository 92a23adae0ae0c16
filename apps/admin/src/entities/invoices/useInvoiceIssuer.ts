import { useAbility, useRestaurantList, useSession } from '@larder/domain';
import type { InvoiceIssuer } from './InvoiceSheet';

/** Returns the current restaurant as the issuer of invoices. The address needs the right to read restaurants. */
export function useInvoiceIssuer(): InvoiceIssuer & { isComplete: boolean } {
  const { restaurant } = useSession();
  const mayRead = useAbility().can('read', 'restaurant');
  const { data, isPending } = useRestaurantList({}, mayRead);
  const row = data?.restaurants.find(({ id }) => id === restaurant?._id);
  const { lines = [], postcode = '', city = '', region = '' } = row?.address ?? {};
  const place = [[postcode, city].filter(Boolean).join(' '), region].filter(Boolean).join(', ');
  return {
    name: restaurant?.name ?? '',
    lines: [[...lines, place].filter(Boolean).join(', '), row?.email ?? ''].filter(Boolean),
    /** True once the address is loaded, or if the user may not read it. */
    isComplete: !mayRead || !isPending,
  };
}
