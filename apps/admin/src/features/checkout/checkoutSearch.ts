import * as z from 'zod/mini';

/** The step of the checkout in the URL, and the placed order of the last step. */
export const checkoutSearch = z.object({
  /** Current step. @default the cart */
  step: z.catch(z.optional(z.enum(['address', 'payment', 'done'])), undefined),
  order: z.catch(z.optional(z.int()), undefined),
});
