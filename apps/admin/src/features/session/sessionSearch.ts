import * as z from 'zod/mini';
import { textSearch as text } from '../../lib/textSearch';

/** `next` is the URL to open after sign-in. */
export const sessionSearch = z.object({ next: text });

/** `provider`, `code` and `state` are added by a sign-in provider. */
export const loginSearch = z.object({ next: text, provider: text, code: text, state: text });

/** `invite` is the restaurant that invited the user. */
export const registerSearch = z.object({ next: text, invite: text });

/** `token` is the token of an emailed link. */
export const linkSearch = z.object({ next: text, token: text });
