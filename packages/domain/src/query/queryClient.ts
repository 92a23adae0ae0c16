import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/problem';

function retry(failures: number, error: Error) {
  return failures < 2 && error instanceof ApiError && error.isTransient;
}

/**
 * Creates a query client with the app's defaults: queries are fresh for a minute, refetch on focus and retry transient
 * errors twice.
 */
export function createQueryClient() {
  return new QueryClient({
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
}
