import * as z from 'zod/mini';

const text = z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined);

/** Search parameters of the mail pages. */
export const mailSearch = z.object({
  q: text,
  /** ID of the open email. */
  mail: text,
  /** `new`, or the ID of the draft in the composer. */
  compose: text,
  /** If set, only unread emails are shown. */
  unread: z.catch(z.optional(z.literal(1)), undefined),
});
export type MailSearch = z.infer<typeof mailSearch>;
