import * as z from 'zod/mini';

/** Search parameters of a new invoice. */
export const newInvoiceSearch = z.object({
  /** ID of the invoice to copy. */
  from: z.catch(z.optional(z.int()), undefined),
  /** Name of the client. */
  client: z.catch(z.optional(z.string()), undefined),
});
export type NewInvoiceSearch = z.infer<typeof newInvoiceSearch>;
