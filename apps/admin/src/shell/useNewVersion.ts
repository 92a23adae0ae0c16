import { useEffect } from 'react';
import { loadFailureOf } from '../lib/lazyPage';

/** Where code did not come: reloads if a new version is out and no form has changes (pages.md 3.14). */
export function useNewVersion(cause: unknown) {
  const didNotLoad = loadFailureOf(cause) !== undefined;
  useEffect(() => {
    if (!didNotLoad) return;
    // Here already where the page has come to rest before; where it is not, the reader's own Reload is left.
    void import('../lib/serviceWorker').then(({ reloadForNewVersion }) => reloadForNewVersion()).catch(() => {});
  }, [didNotLoad]);
}
