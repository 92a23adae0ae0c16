import type { SignInChallenge } from '@larder/domain/contract';
import { useNavigate } from '@tanstack/react-router';
import { safeNext } from '../../lib/safeNext';
import { useSessionPaths } from './useSessionPaths';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Sign-in that requires a second step. Kept in the history entry, so that it survives a reload. */
    challenge?: SignInChallenge & { remember: boolean };
  }
}

/** Returns a function that opens the requested page after sign-in, or the page of the second step. */
export function useEnter() {
  const navigate = useNavigate();
  const { search, twoSteps } = useSessionPaths();
  return (response: object | SignInChallenge, remember = true, next = search.next) =>
    'challenge' in response
      ? navigate({ to: twoSteps, search: { next }, state: { challenge: { ...response, remember } } })
      : navigate({ href: safeNext(next), replace: true });
}
