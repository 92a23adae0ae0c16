import { useCurrentRestaurant } from '@larder/domain';

/** Returns the time zones of the current restaurant and of the device. The restaurant's is the device's if unknown. */
export function useRestaurantZone() {
  const restaurant = useCurrentRestaurant();
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { timeZone: restaurant?.timeZone ?? device, device };
}
