import * as z from 'zod/mini';

/** Search parameter with text. Converts numbers and booleans back to text, because the router parses `7` and `true` in the URL. */
export const textSearch = z.catch(
  z.optional(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String))),
  undefined,
);
