import { useMemo, useSyncExternalStore } from 'react';
import { http } from '../http/client';
import { renewAhead } from '../http/refresh';
import { useAtomValue } from '../store/jotai';
import { renewedAtAtom, sessionAtom } from '../store/session';

/** How long a refresh token lasts (contract.md 2.1). */
const refreshTokenLife = 14 * 24 * 60 * 60_000;
/** How long before its end the person is asked (pages.md 3.14). */
const warning = 60_000;

/** Calls back when a moment of the clock is reached; a computer that slept through it hears of it when it is looked at again. */
function atMoment(moment: number | null, onReached: () => void) {
  if (moment === null) return () => undefined;
  const timer = setTimeout(onReached, Math.max(0, moment - Date.now()));
  document.addEventListener('visibilitychange', onReached);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onReached);
  };
}

/** When the session is going to end, in milliseconds, once that is a minute away or less; null before. */
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

/** Keeps the session going: new tokens, and with them another fourteen days. */
export const renewSession = () => renewAhead(http);
