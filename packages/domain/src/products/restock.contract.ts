import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import { pricedProductSchema } from './cart.contract';

export const restockSuggestionSchema = z.object({
  product: pricedProductSchema,
  /** Date of the last delivery, from which sales are counted. */
  since: z.string(),
  /** Pieces of that delivery. */
  delivered: z.int(),
  /** Whole days until the product is used up, 0 if it already is. */
  daysLeft: z.int(),
  /** Suggested pieces, within stock and cart limits. */
  qty: z.int(),
  /** Dishes that used the product, sorted by the quantity they used, highest first. */
  sold: z.array(z.object({ name: z.string(), count: z.int() })),
});
export type RestockSuggestion = z.infer<typeof restockSuggestionSchema>;

export const restockEndpoints = {
  suggestions: defineEndpoint({
    method: 'GET',
    path: '/apps/ecommerce/suggestions',
    summary: 'Returns products that menu sales will use up before a new delivery arrives, the most urgent first.',
    ability: rightOn('order')('create'),
    input: z.object({}),
    output: z.object({ suggestions: z.array(restockSuggestionSchema) }),
  }),
};
