// Don't import schemas here: routes need these codes for their search parameters, which every page loads first.

export const restaurantSortColumns = ['name', 'city', 'status', 'openBills', 'eightySixed'] as const;
export type RestaurantSortColumn = (typeof restaurantSortColumns)[number];
