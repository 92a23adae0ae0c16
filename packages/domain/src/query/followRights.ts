import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/problem';
import { onRightsChange } from '../http/rightsChanges';
import { renewSession } from '../session/sessionEnding';
import { store } from '../store/jotai';
import { readSession, sessionAtom } from '../store/session';

/** Minimum milliseconds between updates after a 403. Some records stay forbidden, so their requests always fail. */
const interval = 60_000;

/**
 * Updates the rights of the signed-in user when a role changes in this or another tab, and when the server denies a
 * request. If they differ, calls `onChange` and refetches.
 */
export function followRights(client: QueryClient, onChange: () => void) {
  let isRunning = false;
  let isOutdated = false;
  const update = async () => {
    isOutdated = true;
    if (isRunning) return;
    isRunning = true;
    // If rights change during the request, send another one.
    while (isOutdated) {
      isOutdated = false;
      // If the refresh fails, the rights stay until the next one.
      if (readSession().isSignedIn) await renewSession().catch(() => undefined);
    }
    isRunning = false;
  };

  let deniedAt = Number.NEGATIVE_INFINITY;
  const updateAfterDenial = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (!(error instanceof ApiError) || error.status !== 403 || Date.now() - deniedAt < interval) return;
    deniedAt = Date.now();
    void update();
  };

  let { user } = readSession();
  const stops = [
    onRightsChange(() => void update()),
    client.getQueryCache().subscribe(updateAfterDenial),
    client.getMutationCache().subscribe(updateAfterDenial),
    store.sub(sessionAtom, () => {
      const before = user;
      ({ user } = readSession());
      if (user?.id !== before?.id || JSON.stringify(user?.ability) === JSON.stringify(before?.ability)) return;
      onChange();
      void client.invalidateQueries();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
