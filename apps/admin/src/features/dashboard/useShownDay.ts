import { useServiceDay, useSession } from '@larder/domain';
import { shownScope } from '../../lib/shownScope';
import type { DashboardSearch } from './dashboardSearch';

/** Returns the input of the service day's endpoint. */
export const dayParameters = ({ date, compare }: DashboardSearch, restaurant: string) => ({
  restaurant,
  date,
  compare: compare ?? ('lastWeek' as const),
});

/** Returns the restaurants in the URL and their service day. */
export function useShownDay(search: DashboardSearch) {
  const { id, place } = shownScope(useSession(), search.restaurant, 'dashboard');
  const query = useServiceDay(dayParameters(search, id));
  const { data } = query;
  return {
    /** The shown restaurant. `null` for all restaurants. */
    place,
    query,
    /** Opening hours, if one restaurant is shown. */
    opening: data?.restaurants.length === 1 ? data.restaurants[0]?.opening : undefined,
  };
}
