import {
  allocate,
  shiftCost,
  shiftMinutes,
  shiftsUntil,
  tradingDay,
  type Shift,
  type TradingDay,
} from '@larder/domain/contract';
import type { BillRestaurant } from '../bills/billPlaces';
import type { Database } from '../database';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import { shiftsAt } from '../restaurants/shifts.fixtures';

const minuteLength = 60_000;

export interface Labour {
  cost: number;
  minutes: number;
  /** Number of staff members. */
  people: number;
  /** Cost by local hour. */
  hours: ReadonlyMap<number, number>;
}

/** Returns the minutes of a shift per local hour. */
function minutesByHour({ startAt, endAt }: Shift, day: TradingDay, now: number): Map<number, number> {
  const hours = new Map<number, number>();
  const end = endAt === null ? now : Date.parse(endAt);
  for (let from = Date.parse(startAt); from < end;) {
    const minute = day.minuteOf(from);
    const to = Math.min(end, from + (60 - (minute % 60)) * minuteLength);
    const hour = day.hourOf(from);
    hours.set(hour, (hours.get(hour) ?? 0) + Math.floor((to - from) / minuteLength));
    from = to;
  }
  return hours;
}

/** Computes the labor of a date up to a time. Depends only on shifts, wages and time. */
export function labourOf(db: Database, restaurant: BillRestaurant, date: string, until: number): Labour {
  const hours = new Map<number, number>();
  const wages = new Map(restaurantStore(db).staff.rows.map(({ id, wage }) => [id, wage]));
  const day = tradingDay(date, restaurant.timeZone, restaurant.closeOutHour);
  const now = new Date(Math.min(until, day.to));
  let [cost, minutes] = [0, 0];
  const people = new Set<string>();
  for (const shift of shiftsUntil(shiftsAt(restaurant, date), now)) {
    const own = shiftCost(shift, wages.get(shift.staffId) ?? null, now);
    cost += own;
    people.add(shift.staffId);
    minutes += shiftMinutes(shift, now);
    const parts = [...minutesByHour(shift, day, now.getTime())];
    const shares = allocate(
      own,
      parts.map(([, part]) => part),
    );
    parts.forEach(([hour], index) => hours.set(hour, (hours.get(hour) ?? 0) + shares[index]!));
  }
  return { cost, minutes, people: people.size, hours };
}
