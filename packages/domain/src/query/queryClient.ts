import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/problem';
import { isMenuCountsKey } from '../cache/menuCountsKey';

function retry(failures: number, error: Error) {
  return failures < 2 && error instanceof ApiError && error.isTransient;
}

/**
 * Creates a query client with the app's defaults: queries are fresh for a minute, refetch on focus and retry transient
 * errors twice. A successful mutation refetches the counts in the navigation menu.
 */
export function createQueryClient() {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      // Any mutation can change a count in the navigation menu.
      onSuccess: () => void client.invalidateQueries({ predicate: ({ queryKey }) => isMenuCountsKey(queryKey) }),
    }),
    defaultOptions: {
      // Requests are also sent offline, so that they fail with an error instead of loading forever.
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
