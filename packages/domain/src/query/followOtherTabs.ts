import type { QueryClient } from '@tanstack/react-query';
import { onChangeElsewhere } from '../http/otherTabs';

/**
 * Refetches the queries of the page after a change in another tab. While the tab is hidden or changes data, it only
 * marks them as stale.
 */
export const followOtherTabs = (client: QueryClient) =>
  onChangeElsewhere(() => {
    const isBusy = document.hidden || client.isMutating() > 0;
    void client.invalidateQueries({ refetchType: isBusy ? 'none' : 'active' });
  });
