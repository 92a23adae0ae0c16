import * as z from 'zod/mini';

/** `next` is where to go after sign-in; anything malformed is dropped. */
export const loginSearch = z.object({ next: z.catch(z.optional(z.string()), undefined) });
