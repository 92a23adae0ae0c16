import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

/** Maximum number of names. */
const maxNames = 12;
const recentAtom = perUserAtom<string[]>('recentIcons', z.array(z.string()), []);

/** Returns the names of the icons copied last, newest first, and a function to add one. Stored. */
export function useRecentIcons(): [readonly string[], (name: string) => void] {
  const [recent, setRecent] = useAtom(recentAtom);
  return [
    recent,
    (name) => setRecent((before) => [name, ...before.filter((other) => other !== name)].slice(0, maxNames)),
  ];
}
