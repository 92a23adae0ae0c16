import { useCallback, useSyncExternalStore } from 'react';
import { matchMediaIfAvailable } from '../private/dom/media';

/** Returns true if a media query matches. Always false on the server and without `matchMedia`, as in jsdom. */
export function useMediaQuery(query: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMediaIfAvailable(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMediaIfAvailable(query)?.matches ?? false,
    () => false,
  );
}
