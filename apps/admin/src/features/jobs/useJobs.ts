import { useOpenings, useRestaurantList, useServerNow, useSession } from '@larder/domain';
import { wallClock, type JobOpening, type RestaurantRow } from '@larder/domain/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { jobsScope } from './jobsQueries';
import type { JobsSearch } from './jobsSearch';

/** Returns a function that changes the search parameters of the page. */
export function useShowJobs() {
  const navigate = useNavigate();
  return (changes: Partial<JobsSearch>, replace = false) =>
    void navigate({
      from: '/apps/jobX',
      search: (previous) => ({ ...previous, ...changes }),
      replace,
      resetScroll: false,
      // Skips the unsaved-changes prompt, because forms ask before they close.
      ignoreBlocker: true,
    });
}

const noOpenings: readonly JobOpening[] = [];
const noRestaurants: readonly RestaurantRow[] = [];

/** Returns the search parameters, the scope, the openings and the restaurants of the page. */
export function useJobs() {
  const address = useSearch({ from: '/_shell/apps/jobX' });
  const session = useSession();
  const scope = jobsScope(address, session);
  const query = useOpenings({ restaurant: scope });
  const restaurants = useRestaurantList().data?.restaurants ?? noRestaurants;
  const now = useServerNow();
  const openings = query.data ?? noOpenings;
  const opening = openings.find(({ id }) => id === address.opening);
  // An unknown opening, for example from an old link, shows the candidates of all openings.
  const search = query.data && !opening ? { ...address, opening: undefined } : address;
  const restaurantOf = (id: string) => restaurants.find((restaurant) => restaurant.id === id);
  return {
    search,
    show: useShowJobs(),
    scope,
    openingsQuery: query,
    openings,
    opening,
    restaurants,
    restaurantOf,
    nameOf: (id: string) => restaurantOf(id)?.name ?? session.workPlaces.find(({ _id }) => _id === id)?.name ?? '',
    /** Returns today's date at a restaurant. */
    todayAt: (id: string) => wallClock(now, restaurantOf(id)?.timeZone ?? 'UTC').date,
    now,
  };
}
export type Jobs = ReturnType<typeof useJobs>;
