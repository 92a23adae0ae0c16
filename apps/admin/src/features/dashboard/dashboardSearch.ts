import * as z from 'zod/mini';
import { restaurantSearch } from '../../lib/restaurantSearch';

/** The restaurant shown, its business date (today when absent) and what that is compared with (pages.md 4, restaurant.md 4.1). */
export const dashboardSearch = z.object({
  restaurant: restaurantSearch,
  date: z.catch(z.optional(z.iso.date()), undefined),
  compare: z.catch(z.optional(z.literal('none')), undefined),
});
export type DashboardSearch = z.infer<typeof dashboardSearch>;
