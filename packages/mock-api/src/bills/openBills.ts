import type { Database } from '../database';
import { billRestaurantsAt } from './billPlaces';
import { billsOn } from './billStore';

/** Counts the open bills on the restaurant's current business date. */
export function openBillsOf(db: Database, restaurantId: string, now: Date): number {
  const [restaurant] = billRestaurantsAt(db, [restaurantId], now);
  return restaurant
    ? billsOn(db, restaurant, restaurant.currentDate, now).filter(({ bill }) => bill.status === 'open').length
    : 0;
}
