import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { store, StoreProvider } from '../store/jotai';
import { languageAtom } from '../store/language';
import { readSession, sessionAtom } from '../store/session';

export interface DomainProviderProps {
  queryClient: QueryClient;
  children?: ReactNode;
}

/**
 * Clears the query cache when the user or restaurant changes, so that no data leaks between them. Refetches it when the
 * language changes.
 */
function guardCache(queryClient: QueryClient) {
  let { user, restaurant } = readSession();
  const cache = queryClient.getQueryCache();
  // Active queries are removed on unmount. If they were removed at sign-out, they would refetch without a token.
  const stopDropping = cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && !user && query.getObserversCount() === 0) cache.remove(query);
  });
  const stopFollowing = store.sub(sessionAtom, () => {
    const before = { user, restaurant };
    ({ user, restaurant } = readSession());
    if (user?.id === before.user?.id && restaurant?._id === before.restaurant?._id) return;
    if (!before.user) return queryClient.removeQueries();
    queryClient.removeQueries({ type: 'inactive' });
    void (user ? queryClient.resetQueries() : queryClient.cancelQueries());
  });
  // Names and the order of lists depend on the language of the request.
  const stopTranslating = store.sub(languageAtom, () => void queryClient.invalidateQueries());
  return () => {
    stopDropping();
    stopFollowing();
    stopTranslating();
  };
}

/** Provides the Jotai store and the query client. */
export function DomainProvider({ queryClient, children }: DomainProviderProps) {
  useEffect(() => guardCache(queryClient), [queryClient]);
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StoreProvider>
  );
}
