import { addDays } from '@larder/domain/contract';
import type { Database } from '../database';
import { billRestaurantsAt, type BillRestaurant } from './billPlaces';
import { billsOn } from './billStore';

const openOn = (db: Database, restaurant: BillRestaurant, date: string, now: Date) =>
  billsOn(db, restaurant, date, now).filter(({ bill }) => bill.status === 'open').length;

/** Counts the open bills on the restaurant's current business date. */
export function openBillsOf(db: Database, restaurantId: string, now: Date): number {
  const [restaurant] = billRestaurantsAt(db, [restaurantId], now);
  return restaurant ? openOn(db, restaurant, restaurant.currentDate, now) : 0;
}

/** Checks whether the restaurant has open bills on any date. Starts with the current one. */
export function hasOpenBills(db: Database, restaurantId: string, now: Date): boolean {
  const [restaurant] = billRestaurantsAt(db, [restaurantId], now);
  if (!restaurant?.firstDate) return false;
  for (let date = restaurant.currentDate; date >= restaurant.firstDate; date = addDays(date, -1))
    if (openOn(db, restaurant, date, now) > 0) return true;
  return false;
}
