import * as z from 'zod/mini';

const text = z.catch(z.optional(z.string()), undefined);

/** The shown role or person, and the checked action and subject. */
export const accessControlSearch = z.object({
  /** Name of a role. */
  as: text,
  /** ID of a user. */
  person: z.catch(z.optional(z.int()), undefined),
  action: text,
  subject: text,
});
export type AccessControlSearch = z.infer<typeof accessControlSearch>;
