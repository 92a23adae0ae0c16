import { useEffect } from 'react';
import { chunkErrorReason } from '@larder/ui/lazy';

/** Reloads the page if `cause` is a chunk that failed to load, a new version exists and no form has changes. */
export function useReloadForNewVersion(cause: unknown) {
  const didNotLoad = chunkErrorReason(cause) !== undefined;
  useEffect(() => {
    if (!didNotLoad) return;
    // This chunk is usually loaded already. If its import fails too, the user can still reload.
    void import('../../lib/serviceWorker').then(({ reloadForNewVersion }) => reloadForNewVersion()).catch(() => {});
  }, [didNotLoad]);
}
