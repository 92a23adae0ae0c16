import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { serverTimeAt } from '../time/serverTime';
import { cardKeys } from './cardKeys';

/** Returns whether any card is loading, when one was last updated (server time, undefined if never), and a refetch function. */
export function useCardsRefresh() {
  const client = useQueryClient();
  const isRefreshing = useIsFetching({ queryKey: cardKeys.all }) > 0;
  const times = client
    .getQueryCache()
    .findAll({ queryKey: cardKeys.all })
    .map(({ state }) => state.dataUpdatedAt);
  const last = Math.max(0, ...times);
  return {
    isRefreshing,
    updatedAt: last > 0 ? serverTimeAt(last) : undefined,
    refresh: () => client.invalidateQueries({ queryKey: cardKeys.all }),
  };
}
