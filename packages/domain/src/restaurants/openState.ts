import { addDays, wallClock } from '../time/businessDay';
import { momentOf } from '../time/momentOf';
import type { OrderType } from './basics.contract';
import { rangesOn, spansAround, type Opening } from './openHours';
import type { OpenState, RestaurantStatus } from './restaurants.contract';

/** What the state of a restaurant at a moment is read from. */
export interface OpenStateInput extends Opening {
  status: RestaurantStatus;
  statusUntil: string | null;
}

/** A pause or closure whose end has passed is over, though nobody has written it down. */
export function effectiveStatus(
  { status, statusUntil }: Pick<OpenStateInput, 'status' | 'statusUntil'>,
  at: Date,
): RestaurantStatus {
  const mayEnd = status === 'paused' || status === 'temporarily_closed';
  return mayEnd && statusUntil !== null && Date.parse(statusUntil) <= at.getTime() ? 'active' : status;
}

/** Whether and why not a restaurant serves at a moment (restaurant.md 2.1); a range begun the day before still counts. */
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

/** The next moment at which `openState` differs, looking 8 days ahead; null: none. */
export function nextChangeAt(restaurant: OpenStateInput, at: Date, orderType?: OrderType): Date | null {
  const { date } = wallClock(at, restaurant.timeZone);
  const moments: Date[] = restaurant.statusUntil === null ? [] : [new Date(restaurant.statusUntil)];
  for (let day = 0; day <= daysAhead; day += 1) {
    const next = addDays(date, day);
    // At midnight a day without any range begins or ends.
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
