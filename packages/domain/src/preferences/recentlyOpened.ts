import * as z from 'zod/mini';
import { useAtom } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const recentSchema = z.array(z.object({ href: z.string(), title: z.string(), icon: z.optional(z.string()) }));

/** Something that was opened from the palette. */
export type RecentlyOpened = z.infer<typeof recentSchema>[number];

/** How many the palette remembers (pages.md 3.4). */
const kept = 5;
const recentAtom = perUserAtom<RecentlyOpened[]>('recentlyOpened', recentSchema, []);

/** What was opened last, newest first, and the way to add to it; stored. */
export function useRecentlyOpened(): [readonly RecentlyOpened[], (entry: RecentlyOpened) => void] {
  const [recent, setRecent] = useAtom(recentAtom);
  return [
    recent,
    (entry) => setRecent((before) => [entry, ...before.filter(({ href }) => href !== entry.href)].slice(0, kept)),
  ];
}
