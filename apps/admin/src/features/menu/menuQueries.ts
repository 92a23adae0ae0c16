import {
  catalogueQuery,
  currentAbility,
  eightySixQuery,
  readSession,
  restaurantListQuery,
  type QueryClient,
} from '@larder/domain';
import { shownRestaurant } from '../../lib/shownRestaurant';
import type { MenuSearch } from './menuSearch';

/** Returns the ID of the shown restaurant, or '' if there is none. Throws if it is not a workplace of the user. */
export const menuPlaceId = ({ restaurant }: Pick<MenuSearch, 'restaurant'>, session = readSession()): string =>
  shownRestaurant(session, restaurant, 'menu')?._id ?? '';

/** Returns true if the user may edit or publish the draft. Others see only the published menu. */
export const maySeeDraft = (ability = currentAbility()) =>
  ability.can('update', 'menu') || ability.can('publish', 'menu');

/** Starts the queries of the page without waiting: the page shows their loading and error states. */
export async function loadMenu(queryClient: QueryClient, search: MenuSearch) {
  const place = menuPlaceId(search);
  void queryClient.prefetchQuery(catalogueQuery(maySeeDraft() ? (search.state ?? 'draft') : 'published'));
  void queryClient.prefetchQuery(eightySixQuery(place));
  if (currentAbility().can('read', 'restaurant')) void queryClient.prefetchQuery(restaurantListQuery());
}
