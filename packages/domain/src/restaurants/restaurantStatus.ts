import type { FieldErrors } from '../http/rules';
import { businessDate, businessDay } from '../time/businessDay';
import { weekdays } from './basics.contract';
import { effectiveStatus } from './openState';
import type { Restaurant, RestaurantAction, RestaurantStatus } from './restaurants.contract';
import type { TaxRate } from './settings.contract';

/** Allowed status changes by status and action. */
const transitions: Record<RestaurantStatus, Partial<Record<RestaurantAction, RestaurantStatus>>> = {
  draft: { activate: 'active', archive: 'archived' },
  active: { pause: 'paused', close_temporarily: 'temporarily_closed' },
  paused: { resume: 'active', close_temporarily: 'temporarily_closed' },
  temporarily_closed: { reopen: 'active', archive: 'archived' },
  archived: { restore: 'draft' },
};

/** Returns the actions that the current status allows, for any user. */
export const allowedRestaurantActions = (
  restaurant: Pick<Restaurant, 'status' | 'statusUntil'>,
  now: Date,
): RestaurantAction[] => Object.keys(transitions[effectiveStatus(restaurant, now)]) as RestaurantAction[];

/** Returns the status after an action, or undefined if the action isn't allowed. */
export const statusAfter = (
  restaurant: Pick<Restaurant, 'status' | 'statusUntil'>,
  action: RestaurantAction,
  now: Date,
): RestaurantStatus | undefined => transitions[effectiveStatus(restaurant, now)][action];

/** Returns the right on `restaurant` that a status action requires. */
export const rightOfRestaurantAction = (action: RestaurantAction) =>
  action === 'archive' || action === 'restore' ? 'delete' : 'update';

/** Checks whether the last rate is a catch-all, so that every line has exactly one rate. */
export const hasCatchAll = (taxRates: readonly TaxRate[]) => {
  const last = taxRates.at(-1);
  return last !== undefined && last.categories === null && last.orderTypes === null;
};

/** Returns the errors of a draft that can't be activated yet. */
export function activationGaps(restaurant: Restaurant): FieldErrors {
  const { name, address, managerId, hours, money } = restaurant;
  const errors: FieldErrors = {};
  const filled = (text: string | undefined) => (text ?? '').trim() !== '';
  if (!filled(name)) errors.name = ['required'];
  if (!filled(address.lines[0])) errors['address.lines'] = ['required'];
  if (!filled(address.city)) errors['address.city'] = ['required'];
  if (!filled(address.country)) errors['address.country'] = ['required'];
  if (managerId === null) errors.managerId = ['pick'];
  if (weekdays.every((day) => hours.main[day].length === 0)) errors['hours.main'] = ['pick'];
  if (!hasCatchAll(money.taxRates)) errors['money.taxRates'] = ['catchAll'];
  return errors;
}

const pauseHours = 24;

/** Validates reason and end of a pause or closure. */
export function statusErrors(
  { timeZone, closeOutHour }: Pick<Restaurant, 'timeZone' | 'closeOutHour'>,
  { action, reason = '', until }: { action: RestaurantAction; reason?: string; until?: string | null },
  now: Date,
): FieldErrors {
  const errors: FieldErrors = {};
  if (action !== 'pause' && action !== 'close_temporarily') return errors;
  const { length } = reason.trim();
  if (length === 0) errors.reason = ['required'];
  else if (length < 3) errors.reason = [{ key: 'minLength', n: 3 }];
  else if (length > 200) errors.reason = [{ key: 'maxLength', n: 200 }];
  if (until == null) return errors;
  const end = Date.parse(until);
  if (end <= now.getTime()) errors.until = ['future'];
  else if (action === 'pause') {
    if (end > now.getTime() + pauseHours * 3_600_000) errors.until = [{ key: 'maxHours', n: pauseHours }];
  } else if (end < businessDay(businessDate(now, timeZone, closeOutHour), timeZone, closeOutHour).to.getTime()) {
    errors.until = ['tomorrow'];
  }
  return errors;
}
