import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const systemMessagesAtom = perUserAtom<boolean>('systemMessages', z.boolean(), true);

/** Returns whether system messages are shown among the notifications, and the setter. Persisted. */
export function useSystemMessages(): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useAtom(systemMessagesAtom);
  return [isShown, setShown];
}
