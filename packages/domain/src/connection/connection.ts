import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { ApiError } from '../http/problem';

export interface ConnectionListeners {
  /** Called when the browser is online again. */
  onReturn: () => void;
  /** Called when a mutation fails without a response while the browser is offline. */
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

// `navigator.onLine` is reliable only when false: online may also mean a network without internet.
const isOnline = () => navigator.onLine;

/**
 * Returns whether the browser is online and a function that refetches all active queries. Use it once: it watches every
 * mutation.
 */
export function useConnection(listeners: ConnectionListeners) {
  const client = useQueryClient();
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  const onReturn = useEffectEvent(listeners.onReturn);
  const onLostChange = useEffectEvent(listeners.onLostChange);

  useEffect(() => {
    const handleOnline = () => {
      // All data may be stale. Pending requests aren't repeated.
      void client.invalidateQueries(undefined, { cancelRefetch: false });
      onReturn();
    };
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
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
