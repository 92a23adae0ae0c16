import { useAbility, useCurrentRestaurant, useRestaurantList } from '@larder/domain';

/** Returns the time zone of the current restaurant, or of the device if it is not known. */
export function useRestaurantZone() {
  const restaurant = useCurrentRestaurant();
  const { data, isLoading } = useRestaurantList({}, useAbility().can('read', 'restaurant'));
  const place = data?.restaurants.find(({ id }) => id === restaurant?._id);
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { timeZone: place?.timeZone ?? restaurant?.timeZone ?? device, device, isLoading };
}
