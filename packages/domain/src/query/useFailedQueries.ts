import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Returns an error and a retry function if all active queries of a page failed, and there are at least two. Queries
 * that start later don't clear the error; only data does. `isOwn` selects the queries of the page; it must be stable
 * between renders.
 */
export function useFailedQueries(isOwn: (key: QueryKey) => boolean) {
  const client = useQueryClient();
  const own = { type: 'active', predicate: ({ queryKey }: { queryKey: QueryKey }) => isOwn(queryKey) } as const;
  const subscribe = useCallback((listener: () => void) => client.getQueryCache().subscribe(listener), [client]);
  const hadFailed = useRef(false);
  const error = useSyncExternalStore(subscribe, () => {
    const states = client
      .getQueryCache()
      .findAll(own)
      .map(({ state }) => state);
    const failed = states.filter(({ status }) => status === 'error');
    const hasData = states.some(({ data }) => data !== undefined);
    const hasFailed = !hasData && failed.length > 1 && (hadFailed.current || failed.length === states.length);
    return hasFailed ? failed[0]!.error : null;
  });
  useEffect(() => {
    hadFailed.current = error !== null;
  }, [error]);
  return error && { error, retry: () => client.refetchQueries(own) };
}
