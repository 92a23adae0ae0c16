import * as z from 'zod/mini';

/** `next` is the URL to open after sign-in. Invalid values are ignored. */
export const loginSearch = z.object({ next: z.catch(z.optional(z.string()), undefined) });
