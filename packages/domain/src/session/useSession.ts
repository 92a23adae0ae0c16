import { useAtomValue } from '../store/jotai';
import { sessionAtom, type Session } from '../store/session';

/** Returns the signed-in user and the current restaurant. */
export function useSession(): Session {
  return useAtomValue(sessionAtom);
}
