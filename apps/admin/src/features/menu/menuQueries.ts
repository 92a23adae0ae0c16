import { catalogueQuery, eightySixQuery, readSession, restaurantListQuery, type QueryClient } from '@larder/domain';
import { shownRestaurant } from '../../lib/shownRestaurant';
import type { MenuSearch } from './menuSearch';

/** ID of the shown restaurant. Throws if it is not a workplace of the user. */
export const menuPlaceId = ({ restaurant }: Pick<MenuSearch, 'restaurant'>, session = readSession()): string =>
  shownRestaurant(session, restaurant, 'menu')?._id ?? '';

/** Starts the queries of the page without waiting: the page shows their loading and error states. */
export async function loadMenu(queryClient: QueryClient, search: MenuSearch) {
  const place = menuPlaceId(search);
  void queryClient.prefetchQuery(catalogueQuery(search.state ?? 'draft'));
  void queryClient.prefetchQuery(eightySixQuery(place));
  void queryClient.prefetchQuery(restaurantListQuery());
}
