import { addDays, wallClock } from '../time/businessDay';
import { momentOf } from '../time/momentOf';
import type { OrderType } from './basics.contract';
import { rangesOn, spansAround, type Opening } from './openHours';
import type { OpenState, RestaurantStatus } from './restaurants.contract';

/** Properties that determine the state of a restaurant. */
export interface OpenStateInput extends Opening {
  status: RestaurantStatus;
  statusUntil: string | null;
}

/** Returns the status at a time. Expired pauses and closures count as active. */
export function effectiveStatus(
  { status, statusUntil }: Pick<OpenStateInput, 'status' | 'statusUntil'>,
  at: Date,
): RestaurantStatus {
  const mayEnd = status === 'paused' || status === 'temporarily_closed';
  return mayEnd && statusUntil !== null && Date.parse(statusUntil) <= at.getTime() ? 'active' : status;
}

/** Returns whether a restaurant is open at a time, or why not. Includes ranges that started on the previous day. */
export function openState(restaurant: OpenStateInput, at: Date, orderType?: OrderType): OpenState {
  const status = effectiveStatus(restaurant, at);
  if (status === 'draft') return 'not_started';
  if (status !== 'active') return status;
  const { date } = wallClock(at, restaurant.timeZone);
  const isInside = spansAround(restaurant, date, orderType).some(({ from, to }) => from <= at && at < to);
  if (isInside) return 'open';
  return rangesOn(restaurant, date, orderType).length === 0 ? 'closed_today' : 'closed';
}

const daysAhead = 8;

/** Returns when `openState` changes next, within 8 days, or `null`. */
export function nextChangeAt(restaurant: OpenStateInput, at: Date, orderType?: OrderType): Date | null {
  const { date } = wallClock(at, restaurant.timeZone);
  const moments: Date[] = restaurant.statusUntil === null ? [] : [new Date(restaurant.statusUntil)];
  for (let day = 0; day <= daysAhead; day += 1) {
    const next = addDays(date, day);
    // On days without ranges, the state changes at midnight.
    moments.push(momentOf(next, 0, restaurant.timeZone));
    for (const { from, to } of spansAround(restaurant, next, orderType)) moments.push(from, to);
  }
  const until = at.getTime() + daysAhead * 86_400_000;
  const now = openState(restaurant, at, orderType);
  return (
    moments
      .filter((moment) => moment > at && moment.getTime() <= until)
      .toSorted((left, right) => left.getTime() - right.getTime())
      .find((moment) => openState(restaurant, moment, orderType) !== now) ?? null
  );
}
