import { useEffect } from 'react';
import { chunkErrorReason } from '../../lib/importChunk';

/** Where code did not come: reloads if a new version is out and no form has changes. */
export function useReloadForNewVersion(cause: unknown) {
  const didNotLoad = chunkErrorReason(cause) !== undefined;
  useEffect(() => {
    if (!didNotLoad) return;
    // Here already where the page has come to rest before; where it is not, the reader's own Reload is left.
    void import('../../lib/serviceWorker').then(({ reloadForNewVersion }) => reloadForNewVersion()).catch(() => {});
  }, [didNotLoad]);
}
