import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns the error of a page if all of its queries failed: two or more active ones with a key that `isOwn` accepts.
 * `isOwn` must be stable between renders.
 */
export function useFailedQueries(isOwn: (key: QueryKey) => boolean) {
  const client = useQueryClient();
  const own = { type: 'active', predicate: ({ queryKey }: { queryKey: QueryKey }) => isOwn(queryKey) } as const;
  const subscribe = useCallback((listener: () => void) => client.getQueryCache().subscribe(listener), [client]);
  const error = useSyncExternalStore(subscribe, () => {
    const states = client
      .getQueryCache()
      .findAll(own)
      .map(({ state }) => state);
    const hasFailed = states.length > 1 && states.every(({ status, data }) => status === 'error' && data === undefined);
    return hasFailed ? states[0]!.error : null;
  });
  return error && { error, retry: () => client.refetchQueries(own) };
}
