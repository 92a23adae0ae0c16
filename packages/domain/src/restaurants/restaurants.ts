import type { SortOrder } from '../http/parameters';
import { includesText, sortRows } from '../lists/lists';
import type { RestaurantListQuery } from './restaurantCalls.contract';
import type { RestaurantSortColumn } from './restaurantSortColumns';
import type { RestaurantRow } from './restaurants.contract';
import type { Staff, StaffFilterQuery } from './staff.contract';

/** Searches name, location, code and city. Filters by the current status. */
export const filterRestaurants = <R extends RestaurantRow>(
  rows: readonly R[],
  { q, status }: Pick<RestaurantListQuery, 'q' | 'status'>,
): R[] =>
  rows.filter(
    ({ name, locationName, code, address, health }) =>
      includesText(q, name, locationName, code, address.city) && (status === '' || health.effectiveStatus === status),
  );

const valueOf: Record<RestaurantSortColumn, (row: RestaurantRow) => string | number> = {
  name: (row) => row.name,
  city: (row) => row.address.city,
  status: (row) => row.health.effectiveStatus,
  openBills: (row) => row.health.openBills,
  eightySixed: (row) => row.health.eightySixed,
};

export const sortRestaurants = <R extends RestaurantRow>(
  rows: readonly R[],
  column: RestaurantSortColumn,
  order: SortOrder,
  locale?: string,
): R[] => sortRows(rows, valueOf[column], order, locale);

/** Filters the staff of the given restaurants. */
export const filterStaff = (
  staff: readonly Staff[],
  restaurantIds: readonly string[],
  { q, position, canApprove, active }: Omit<StaffFilterQuery, 'restaurant'>,
): Staff[] =>
  staff.filter(
    (person) =>
      person.restaurantIds.some((id) => restaurantIds.includes(id)) &&
      includesText(q, person.name) &&
      (position === '' || person.position === position) &&
      (canApprove === undefined || person.canApprove === canApprove) &&
      (active === undefined || person.active === active),
  );

/** Returns the restaurants that a change would leave without an approver. */
export function withoutApprover(staff: readonly Staff[], before: Staff, after: Staff): string[] {
  const approves = (person: Staff, restaurantId: string) =>
    person.canApprove && person.active && person.restaurantIds.includes(restaurantId);
  return before.restaurantIds.filter(
    (id) =>
      approves(before, id) &&
      !approves(after, id) &&
      !staff.some((person) => person.id !== before.id && approves(person, id)),
  );
}
