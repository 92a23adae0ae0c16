import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/problem';

function retry(failures: number, error: Error) {
  return failures < 2 && error instanceof ApiError && error.isTransient;
}

/** A query cache with the product's defaults: fresh for a minute, refetched on focus, and a failure is tried twice more where that can help. */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // Offline too a call is made and fails in words; a query that only waits would look like loading for ever.
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
