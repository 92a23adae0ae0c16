import * as z from 'zod/mini';
import { restaurantSearch } from '../../lib/restaurantSearch';

/** The restaurant, or `all`, the business date (default: today) and the comparison (default: a week earlier). */
export const dashboardSearch = z.object({
  restaurant: restaurantSearch,
  date: z.catch(z.optional(z.iso.date()), undefined),
  compare: z.catch(z.optional(z.enum(['previousDay', 'fourWeeks', 'none'])), undefined),
});
export type DashboardSearch = z.infer<typeof dashboardSearch>;
