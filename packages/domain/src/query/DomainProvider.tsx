import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { store, StoreProvider } from '../store/jotai';
import { readSession, sessionAtom } from '../store/session';

export interface DomainProviderProps {
  queryClient: QueryClient;
  children?: ReactNode;
}

/** Keeps a query cache from showing one user, or one restaurant, what belongs to another. */
function guardCache(queryClient: QueryClient) {
  let { user, restaurant } = readSession();
  const cache = queryClient.getQueryCache();
  // What a page still shows when its person leaves goes with the page: dropped before, it would ask again without a token.
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
  return () => {
    stopDropping();
    stopFollowing();
  };
}

/** What every screen of the domain needs around it: the atoms of the page and the query cache. */
export function DomainProvider({ queryClient, children }: DomainProviderProps) {
  useEffect(() => guardCache(queryClient), [queryClient]);
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StoreProvider>
  );
}
