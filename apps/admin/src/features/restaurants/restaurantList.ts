import { restaurantSortColumns } from '@larder/domain/contract';
import * as z from 'zod/mini';
import { defineList, withParameters, type ListSearchOf } from '../../lists/defineList';
import { textSearch } from '../../lib/textSearch';

export const restaurantList = defineList({
  name: 'restaurants',
  mode: 'client',
  sortColumns: restaurantSortColumns,
  filters: { status: { kind: 'select' } },
});
export type RestaurantListSearch = ListSearchOf<typeof restaurantList>;

export const restaurantTabs = ['overview', 'hours', 'ordering', 'money', 'team', 'activity'] as const;
export type RestaurantTab = (typeof restaurantTabs)[number];

export const restaurantsSearch = withParameters(restaurantList, {
  /** ID of the restaurant in the panel, or `new`. */
  panel: textSearch,
  tab: z.catch(z.optional(z.enum(restaurantTabs)), undefined),
}).search;
export type RestaurantsSearch = z.infer<typeof restaurantsSearch>;
