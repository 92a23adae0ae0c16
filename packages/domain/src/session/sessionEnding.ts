import { useMemo, useSyncExternalStore } from 'react';
import { loadHttp } from '../http/client';
import { useAtomValue } from '../store/jotai';
import { renewedAtAtom, sessionAtom } from '../store/session';

/** Lifetime of a refresh token in milliseconds. */
const refreshTokenLife = 14 * 24 * 60 * 60_000;
/** Time before the end of the session at which the user is warned, in milliseconds. */
const warning = 60_000;

/**
 * Calls `onReached` at a given time. Timers don't run while a computer sleeps, so it is also called at every
 * `visibilitychange`.
 */
function atMoment(moment: number | null, onReached: () => void) {
  if (moment === null) return () => undefined;
  const timer = setTimeout(onReached, Math.max(0, moment - Date.now()));
  document.addEventListener('visibilitychange', onReached);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onReached);
  };
}

/** Returns the end of the session in milliseconds during its last minute, otherwise `null`. */
export function useSessionEnding(): number | null {
  const renewedAt = useAtomValue(renewedAtAtom);
  const { isSignedIn } = useAtomValue(sessionAtom);
  const endsAt = isSignedIn && renewedAt !== null ? renewedAt + refreshTokenLife : null;
  const subscribe = useMemo(
    () => (listener: () => void) => atMoment(endsAt === null ? null : endsAt - warning, listener),
    [endsAt],
  );
  const isNear = useSyncExternalStore(subscribe, () => {
    const left = (endsAt ?? Number.POSITIVE_INFINITY) - Date.now();
    return left > 0 && left <= warning;
  });
  return isNear ? endsAt : null;
}

/** Extends the session by another fourteen days. */
export async function renewSession() {
  const [http, { refreshAhead }] = await Promise.all([loadHttp(), import('../http/refresh')]);
  return refreshAhead(http);
}
