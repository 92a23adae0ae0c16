import * as z from 'zod/mini';

/** Search parameters of the preview. `panel` is the open drawer. */
export const invoicePreviewSearch = z.object({
  panel: z.catch(z.optional(z.enum(['send', 'payment', 'credit'])), undefined),
});
