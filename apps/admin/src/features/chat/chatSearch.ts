import * as z from 'zod/mini';

const text = z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined);

/** Search parameters of the chat. */
export const chatSearch = z.object({
  /** Text to search for in the names of the list. */
  q: text,
  /** The open panel: the user's profile or the contact. */
  panel: z.catch(z.optional(z.enum(['me', 'contact'])), undefined),
  /** Text to find in the open chat. */
  find: text,
});
export type ChatSearch = z.infer<typeof chatSearch>;
