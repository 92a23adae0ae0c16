import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';

export const pageSchema = z.object({
  id: z.int(),
  /** Also the ID of the page's menu entry. */
  target: z.string(),
  title: z.string(),
  /** Name of a Lucide icon. */
  icon: z.string(),
  link: z.string(),
  isBookmarked: z.boolean(),
});
export type Page = z.infer<typeof pageSchema>;

export const bookmarksSchema = z.object({
  /** All pages. */
  suggestions: z.array(pageSchema),
  /** Bookmarked pages, in the order in which they were added. */
  bookmarks: z.array(pageSchema),
});
export type Bookmarks = z.infer<typeof bookmarksSchema>;

export const bookmarkEndpoints = {
  data: defineEndpoint({
    method: 'GET',
    path: '/api/bookmarks/data',
    summary: 'Returns all pages that can be bookmarked, and the bookmarks of the user.',
    input: z.object({}),
    output: bookmarksSchema,
  }),
  /** Toggles the bookmark of one page. */
  update: defineEndpoint({
    method: 'POST',
    path: '/api/bookmarks/update',
    summary: 'Adds or removes the bookmark of a page.',
    input: z.object({ id: z.int() }),
    output: z.unknown(),
  }),
};
