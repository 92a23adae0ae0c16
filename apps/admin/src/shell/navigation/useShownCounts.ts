import { useCurrentRestaurant, useMenuCounts } from '@larder/domain';
import type { MenuCounts } from '@larder/domain/contract';
import { countedPages } from './menuCounts';
import { availablePage, type PageAccess } from './navigation';

const none: MenuCounts = {};

/** Returns the counts of the navigation menu. Sends no request if none of the pages with a count is available. */
export function useShownCounts(access: PageAccess): MenuCounts {
  const restaurant = useCurrentRestaurant()?._id ?? '';
  const isAnyShown = countedPages.some((page) => availablePage(page, access));
  return useMenuCounts(restaurant, isAnyShown) ?? none;
}
