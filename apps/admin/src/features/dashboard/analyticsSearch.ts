import * as z from 'zod/mini';

/** The period of the whole page; an unknown one falls back to each card's own (pages.md 4). */
export const analyticsSearch = z.object({ range: z.catch(z.optional(z.string()), undefined) });
export type AnalyticsSearch = z.infer<typeof analyticsSearch>;
