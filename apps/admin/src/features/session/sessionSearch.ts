import * as z from 'zod/mini';

/** Invalid values are ignored. */
const text = z.catch(z.optional(z.string()), undefined);

/** `next` is the URL to open after sign-in. */
export const sessionSearch = z.object({ next: text });

/** `provider` and `code` are added by a sign-in provider. */
export const loginSearch = z.object({ next: text, provider: text, code: text });

/** `invite` is the restaurant that invited the user. */
export const registerSearch = z.object({ next: text, invite: text });

/** `token` is the token of an e-mailed link. */
export const linkSearch = z.object({ next: text, token: text });
