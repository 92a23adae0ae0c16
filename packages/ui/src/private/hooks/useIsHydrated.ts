import { useSyncExternalStore } from 'react';

const noChanges = () => () => undefined;

/** Returns false on the server and while the server's markup is hydrated, else true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
}
