import type { Bookmarks } from './bookmarks.contract';

/** Toggles the bookmark of a page. New bookmarks are appended. An unknown ID changes nothing. */
export function toggleBookmark({ suggestions, bookmarks }: Bookmarks, id: number): Bookmarks {
  const changed = suggestions.map((page) => (page.id === id ? { ...page, isBookmarked: !page.isBookmarked } : page));
  const page = changed.find((entry) => entry.id === id);
  const others = bookmarks.filter((entry) => entry.id !== id);
  return { suggestions: changed, bookmarks: page?.isBookmarked ? [...others, page] : others };
}
