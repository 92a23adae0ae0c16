import {
  businessDate,
  effectiveStatus,
  nextChangeAt,
  openState,
  type Restaurant,
  type RestaurantRow,
} from '@larder/domain/contract';
import { openBillsOf } from '../bills/openBills';
import type { Database } from '../database';
import { activeEightySix } from '../menu/eightySix.store';
import { activeRows } from '../table';
import { restaurantStore } from './restaurants.fixtures';

/** Returns a restaurant with its current health, computed on read. */
export function toRow(db: Database, restaurant: Restaurant, now: Date): RestaurantRow {
  const { id, timeZone, closeOutHour } = restaurant;
  const staff = activeRows(restaurantStore(db).staff);
  return {
    ...restaurant,
    health: {
      effectiveStatus: effectiveStatus(restaurant, now),
      openState: openState(restaurant, now),
      nextChangeAt: nextChangeAt(restaurant, now)?.toISOString() ?? null,
      businessDate: businessDate(now, timeZone, closeOutHour),
      openBills: openBillsOf(db, id, now),
      eightySixed: activeEightySix(db, id, now).length,
      staff: staff.filter((person) => person.active && person.restaurantIds.includes(id)).length,
      // POS systems report every minute.
      lastSyncAt: new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString(),
    },
  };
}
