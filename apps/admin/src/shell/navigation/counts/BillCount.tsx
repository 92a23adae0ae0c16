import { useCurrentRestaurant, useOpenBills } from '@larder/domain';
import { useCountReport, type CountProps } from './useCountReport';

/** Counts open bills of the current restaurant. Renders nothing. */
export function BillCount({ onChange }: CountProps) {
  const restaurant = useCurrentRestaurant()?._id;
  useCountReport('bills', useOpenBills(restaurant ?? '', restaurant !== undefined), onChange);
  return null;
}
