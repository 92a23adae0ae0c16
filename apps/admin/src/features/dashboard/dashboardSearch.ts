import * as z from 'zod/mini';

/** The business date shown (today when absent) and what it is compared with (pages.md 4, restaurant.md 4.1). */
export const dashboardSearch = z.object({
  date: z.catch(z.optional(z.iso.date()), undefined),
  compare: z.catch(z.optional(z.literal('none')), undefined),
});
export type DashboardSearch = z.infer<typeof dashboardSearch>;
