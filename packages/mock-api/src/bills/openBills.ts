import type { Database } from '../database';
import { billRestaurantsAt } from './billPlaces';
import { billsOn } from './billStore';

/**
 * Bills open on the restaurant's current business date: the number in its row, what that number leads to, and what
 * keeps it from closing. A bill left open on an earlier date is a loss to clear up, no guest to wait for.
 */
export function openBillsOf(db: Database, restaurantId: string, now: Date): number {
  const [restaurant] = billRestaurantsAt(db, [restaurantId], now);
  return restaurant
    ? billsOn(db, restaurant, restaurant.currentDate, now).filter(({ bill }) => bill.status === 'open').length
    : 0;
}
