import type { Database } from '../database';
import { housesOf } from './billPlaces';
import { billsOn } from './billStore';

/** Bills open on the restaurant's current business date. */
export function openBillsOf(db: Database, restaurantId: string, now: Date): number {
  const [house] = housesOf(db, { workPlaces: [{ _id: restaurantId, name: '' }], now });
  return house ? billsOn(db, house, house.currentDate, now).filter(({ bill }) => bill.status === 'open').length : 0;
}
