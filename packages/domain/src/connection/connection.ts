import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { ApiError } from '../http/problem';

export interface ConnectionListeners {
  /** The browser has its network again. */
  onReturn: () => void;
  /** A change found no network: nothing of it was saved. */
  onLostChange: () => void;
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

// A browser that says it is offline is; one that says it is online may only stand on a dead network.
const isOnline = () => navigator.onLine;

/** Whether the browser has a network, and what asks again for everything that is shown. Use it once: it watches every change. */
export function useConnection(listeners: ConnectionListeners) {
  const client = useQueryClient();
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  const onReturn = useEffectEvent(listeners.onReturn);
  const onLostChange = useEffectEvent(listeners.onLostChange);

  useEffect(() => {
    const comeBack = () => {
      // All of it is as old as the last time there was a network; what is asked for already is not asked for twice.
      void client.invalidateQueries(undefined, { cancelRefetch: false });
      onReturn();
    };
    window.addEventListener('online', comeBack);
    return () => window.removeEventListener('online', comeBack);
  }, [client]);

  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || navigator.onLine) return;
        if (event.action.error instanceof ApiError && event.action.error.isNetwork) onLostChange();
      }),
    [client],
  );

  return { isOnline: online, retry: () => client.refetchQueries({ type: 'active' }) };
}
