import * as z from 'zod/mini';

const text = z.catch(z.optional(z.pipe(z.union([z.string(), z.number()]), z.transform(String))), undefined);

const id = z.catch(z.optional(z.union([z.number(), z.string()])), undefined);

/** Search parameters of the mail pages. */
export const mailSearch = z.object({
  q: text,
  /** ID of the open email. For other values, the page shows that no email has this ID. */
  mail: id,
  /** `new`, or the ID of the draft in the composer. */
  compose: id,
  /** Recipients of the new email, separated by commas. */
  to: text,
  /** Subject of the new email. */
  subject: text,
  /** If set, only unread emails are shown. */
  unread: z.catch(z.optional(z.literal(1)), undefined),
});
export type MailSearch = z.infer<typeof mailSearch>;
