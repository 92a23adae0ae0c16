import { candidatesQuery, openingsQuery, readSession, restaurantListQuery, type QueryClient } from '@larder/domain';
import type { CandidateParameters } from '@larder/domain/contract';
import { shownRestaurant } from '../../lib/shownRestaurant';
import type { JobsSearch } from './jobsSearch';

/** Maximum number of candidates on the board. */
export const boardSize = 200;

/** Returns the scope of the page: one restaurant or `all`. Throws if the restaurant is not a workplace of the user. */
export const jobsScope = (search: Pick<JobsSearch, 'restaurant'>, session = readSession()): string =>
  search.restaurant === 'all' ? 'all' : (shownRestaurant(session, search.restaurant, 'job')?._id ?? 'all');

/** Returns the parameters for all candidates of the opening, without filters. */
export const allCandidates = (scope: string, { opening }: JobsSearch): CandidateParameters => ({
  restaurant: scope,
  opening: opening ?? 'all',
  stage: 'all',
  perPage: boardSize,
});

/** Returns the parameters for the candidates on the board. */
export const boardCandidates = (scope: string, search: JobsSearch): CandidateParameters => {
  const { q, source, sla, stage } = search;
  return {
    ...allCandidates(scope, search),
    ...(q && { q }),
    ...(source && { source }),
    ...(sla && { sla }),
    ...(stage && { stage }),
  };
};

/** Starts the queries of the page without waiting: the page shows their loading and error states. */
export async function loadJobs(queryClient: QueryClient, search: JobsSearch) {
  const scope = jobsScope(search);
  void queryClient.prefetchQuery(openingsQuery({ restaurant: scope }));
  void queryClient.prefetchQuery(candidatesQuery(boardCandidates(scope, search)));
  void queryClient.prefetchQuery(restaurantListQuery());
}
