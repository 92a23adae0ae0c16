import { useSearch } from '@tanstack/react-router';
import { useShownRestaurant } from '../../hooks/useShownRestaurant';

/** ID of the restaurant that the page and its cards show. */
export function useCardRestaurant(): string | undefined {
  const { restaurant } = useSearch({ strict: false });
  return useShownRestaurant(restaurant, 'dashboard')?._id;
}
