import type { QueryClient } from '@tanstack/react-query';
import { onChangeElsewhere } from '../http/otherTabs';

/**
 * Refetches the queries of the page after a change in another tab. While the tab is hidden, it only marks them as stale.
 * While the tab changes data, it also waits: a response could overwrite the pending change.
 */
export function followOtherTabs(client: QueryClient) {
  let isWaiting = false;
  const stopListening = onChangeElsewhere(() => {
    isWaiting = client.isMutating() > 0;
    void client.invalidateQueries({ refetchType: isWaiting || document.hidden ? 'none' : 'active' });
  });
  const stopWaiting = client.getMutationCache().subscribe(() => {
    if (!isWaiting || client.isMutating() > 0) return;
    isWaiting = false;
    // A hidden tab refetches stale queries when it is focused.
    if (!document.hidden) void client.refetchQueries({ type: 'active', stale: true });
  });
  return () => {
    stopListening();
    stopWaiting();
  };
}
