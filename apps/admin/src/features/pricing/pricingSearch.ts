import * as z from 'zod/mini';

/** The billing period. Monthly is omitted from the URL. */
export const pricingSearch = z.object({ period: z.catch(z.optional(z.literal('yearly')), undefined) });
