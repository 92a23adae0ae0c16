import { useAtomValue } from '../store/jotai';
import { sessionAtom, type Session } from '../store/session';

/** Who is signed in, and where they work now. */
export function useSession(): Session {
  return useAtomValue(sessionAtom);
}
