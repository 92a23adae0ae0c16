import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const recentSchema = z.array(z.object({ href: z.string(), title: z.string(), icon: z.optional(z.string()) }));

/** An entry that was opened from the command palette. */
export type RecentlyOpened = z.infer<typeof recentSchema>[number];

/** Maximum number of entries. */
const maxEntries = 5;
const recentAtom = perUserAtom<RecentlyOpened[]>('recentlyOpened', recentSchema, []);

/** Returns the entries opened last, newest first, and a function to add one. Stored. */
export function useRecentlyOpened(): [readonly RecentlyOpened[], (entry: RecentlyOpened) => void] {
  const [recent, setRecent] = useAtom(recentAtom);
  return [
    recent,
    (entry) => setRecent((before) => [entry, ...before.filter(({ href }) => href !== entry.href)].slice(0, maxEntries)),
  ];
}
