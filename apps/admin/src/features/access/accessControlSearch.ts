import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);

/** The shown role, and the checked action and subject. */
export const accessControlSearch = z.object({ as: text, action: text, subject: text });
export type AccessControlSearch = z.infer<typeof accessControlSearch>;
