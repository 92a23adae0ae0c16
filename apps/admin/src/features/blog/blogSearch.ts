import * as z from 'zod/mini';
import { defineList, type ListSearchOf } from '../../lists/defineList';

/** The list of posts: search text, category, tag and page in the URL. */
export const blogList = defineList({
  name: 'blog',
  perPage: [6],
  defaultPerPage: 6,
  sortColumns: [],
  filters: { category: { kind: 'select', column: null }, tag: { kind: 'select', column: null } },
  mode: 'client',
});
export type BlogListSearch = ListSearchOf<typeof blogList>;

/** Search parameters of a post. */
export const postSearch = z.object({
  /** Order of the comments, oldest first by default. */
  comments: z.catch(z.optional(z.literal('newest')), undefined),
});

/** Search parameters of a new post. */
export const newPostSearch = z.object({
  /** ID of the post to copy. */
  from: z.catch(z.optional(z.int()), undefined),
});

/** Parses the ID of a post in the path. Returns undefined if it is invalid. */
export const postIdOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
