import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';

const pricingPlanSchema = z.object({
  title: z.string(),
  subtitle: z.string(),
  /** Major units of the account currency. */
  monthlyPrice: z.number(),
  yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
  planBenefits: z.array(z.string()),
  popular: z.boolean(),
});
export type PricingPlan = z.infer<typeof pricingPlanSchema>;

export const pricingSchema = z.object({
  basicPlan: pricingPlanSchema,
  standardPlan: pricingPlanSchema,
  enterprisePlan: pricingPlanSchema,
  qandA: z.array(z.object({ question: z.string(), ans: z.string() })),
});
export type Pricing = z.infer<typeof pricingSchema>;

export const pricingEndpoints = {
  data: defineEndpoint({
    method: 'GET',
    path: '/pricing/data',
    summary: 'Returns the pricing plans with prices and benefits, and frequently asked questions.',
    input: z.object({}),
    output: pricingSchema,
  }),
};
