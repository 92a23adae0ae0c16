import { pages, pageTitles, type bookmarkEndpoints, type Page } from '@larder/domain/contract';
import { bookmarksOf, type Database } from '../database';
import { notFound } from '../httpError';
import type { Handlers } from '../router';

/** Returns every page by ID, with the bookmarks of one user. */
export function pageRows(db: Database, userId: number): Page[] {
  const own = bookmarksOf(db, userId);
  return pages
    .map(({ id, target, icon, path }) => ({
      id,
      target,
      title: pageTitles[target]!,
      icon,
      link: path,
      isBookmarked: own.includes(id),
    }))
    .toSorted((a, b) => a.id - b.id);
}

export const bookmarkHandlers: Handlers<typeof bookmarkEndpoints> = {
  data(_input, db, { actorId }) {
    const suggestions = pageRows(db, actorId);
    const bookmarks = bookmarksOf(db, actorId).flatMap((id) => suggestions.find((page) => page.id === id) ?? []);
    return { suggestions, bookmarks };
  },

  update({ id }, db, { actorId }) {
    if (!pages.some((page) => page.id === id)) throw notFound('page', id);
    const own = bookmarksOf(db, actorId);
    db.bookmarks[actorId] = own.includes(id) ? own.filter((entry) => entry !== id) : [...own, id];
    return { id };
  },
};
