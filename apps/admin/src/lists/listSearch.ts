import * as z from 'zod/mini';

/** A text of the address; one that looks like a number or a word of JSON is still the text it was typed as. */
export const listText = z.catch(
  z.optional(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String))),
  undefined,
);

/** What the address of every list can say (pages.md 1.3); bad values fall back, defaults are left out. */
export const listSearchFields = {
  q: listText,
  page: z.catch(z.optional(z.int().check(z.positive())), undefined),
  sort: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined),
  /** A saved view; `all` is all rows, where another view is the first to open. */
  saved: listText,
};
