import { useWaiting } from '@larder/domain';
import { reachablePage, type Reach } from './navigation';

/** What waits on the pages that the person can open (pages.md 3.12). */
export const useMenuCounts = (reach: Reach) => useWaiting((page) => reachablePage(page, reach) !== undefined);
