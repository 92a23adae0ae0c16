import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { cardKeys } from './cardKeys';

/** Returns whether any card is loading, when one was last updated (0 if never), and a refetch function. */
export function useCardsRefresh() {
  const client = useQueryClient();
  const isRefreshing = useIsFetching({ queryKey: cardKeys.all }) > 0;
  const times = client
    .getQueryCache()
    .findAll({ queryKey: cardKeys.all })
    .map(({ state }) => state.dataUpdatedAt);
  return {
    isRefreshing,
    updatedAt: Math.max(0, ...times),
    refresh: () => client.invalidateQueries({ queryKey: cardKeys.all }),
  };
}
