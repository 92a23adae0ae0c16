import { restaurantSortColumns } from '@larder/domain/contract';
import * as z from 'zod/mini';
import { defineList, pageSearch, type ListSearchOf } from '../../lists/defineList';

export const restaurantList = defineList({
  name: 'restaurants',
  mode: 'client',
  sortColumns: restaurantSortColumns,
  filters: { status: { kind: 'select' } },
});
export type RestaurantListSearch = ListSearchOf<typeof restaurantList>;

export const restaurantTabs = ['overview', 'hours', 'ordering', 'money', 'team', 'activity'] as const;
export type RestaurantTab = (typeof restaurantTabs)[number];

export const restaurantsSearch = pageSearch(restaurantList, {
  /** ID of the restaurant in the panel, or `new`. */
  panel: z.catch(z.optional(z.string()), undefined),
  tab: z.catch(z.optional(z.enum(restaurantTabs)), undefined),
});
export type RestaurantsSearch = z.infer<typeof restaurantsSearch>;
