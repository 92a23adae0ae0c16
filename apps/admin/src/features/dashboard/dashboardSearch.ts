import * as z from 'zod/mini';
import { restaurantSearch } from '../../lib/restaurantSearch';

/** The restaurant, the business date (default: today) and the comparison. */
export const dashboardSearch = z.object({
  restaurant: restaurantSearch,
  date: z.catch(z.optional(z.iso.date()), undefined),
  compare: z.catch(z.optional(z.literal('none')), undefined),
});
export type DashboardSearch = z.infer<typeof dashboardSearch>;
