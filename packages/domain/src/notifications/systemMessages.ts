import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const systemMessagesAtom = perUserAtom<boolean>('systemMessages', z.boolean(), true);

/** Whether messages of the system are shown among the notifications, and the setter; stored (pages.md 3.10). */
export function useSystemMessages(): [boolean, (isShown: boolean) => void] {
  const [isShown, setShown] = useAtom(systemMessagesAtom);
  return [isShown, setShown];
}
