// Without schemas, because the search parameters of a route are part of the first load of every page.

export const restaurantSortColumns = ['name', 'city', 'status', 'openBills', 'eightySixed'] as const;
export type RestaurantSortColumn = (typeof restaurantSortColumns)[number];
