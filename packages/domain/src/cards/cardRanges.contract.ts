import * as z from 'zod/mini';

/** Periods of the cards. The first one is the default. */
export const cardRanges = ['Last 28 Days', 'Last Month', 'Last Year'] as const;
export const cardRange = z.enum(cardRanges);
export type CardRange = z.infer<typeof cardRange>;
