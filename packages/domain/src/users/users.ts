import type { SortOrder } from '../http/parameters';
import { includesText, sortRows } from '../lists/lists';
import { userRoles, type User, type UserListQuery } from './users.contract';
import type { UserSortColumn } from './userSorting.contract';

/** Counts of the tiles above the list. */
export interface UserCounts {
  total: number;
  paid: number;
  active: number;
  pending: number;
}

/** Returns the rank of a role. 0 is the highest, unknown roles are the lowest. */
export function roleRank(role: string): number {
  const rank = userRoles.findIndex((other) => other === role);
  return rank < 0 ? userRoles.length : rank;
}

/** Checks whether a role is above another one. Users can't assign a role above theirs, or change users who have one. */
export const isRoleAbove = (role: string, other: string): boolean => roleRank(role) < roleRank(other);

/** Value of the plan filter for all plans except the free one. */
export const paidPlans = 'paid';

export const isPaidPlan = (user: Pick<User, 'currentPlan'>) => user.currentPlan !== 'basic';

export function countUsers(users: readonly User[]): UserCounts {
  return {
    total: users.length,
    paid: users.filter(isPaidPlan).length,
    active: users.filter((user) => user.status === 'active').length,
    pending: users.filter((user) => user.status === 'pending').length,
  };
}

/** Counts each value of a column, for filter options. */
export function countByColumn(users: readonly User[], column: 'role' | 'currentPlan' | 'status') {
  const counts: Partial<Record<string, number>> = {};
  for (const user of users) counts[user[column]] = (counts[user[column]] ?? 0) + 1;
  return counts;
}

type UserFilter = Pick<UserListQuery, 'q' | 'role' | 'currentPlan' | 'status'> &
  Partial<Pick<UserListQuery, 'restaurant'>>;

/** Searches username and full name and applies exact filters. Empty filters don't filter. */
export function filterUsers<U extends User>(
  users: readonly U[],
  { q, role, currentPlan, status, restaurant = '' }: UserFilter,
): U[] {
  return users.filter(
    (user) =>
      includesText(q, user.username, user.fullName) &&
      (role === '' || user.role === role) &&
      (currentPlan === '' || user.currentPlan === currentPlan || (currentPlan === paidPlans && isPaidPlan(user))) &&
      (status === '' || user.status === status) &&
      (restaurant === '' || user.restaurantIds?.includes(restaurant)),
  );
}

/** Sorts by one column, in the locale's collation. Missing values are last in both directions. */
export const sortUsers = <U extends User>(
  users: readonly U[],
  column: UserSortColumn,
  order: SortOrder,
  locale?: string,
): U[] => sortRows(users, (user) => user[column], order, locale);

/** Checks whether another user has the username or address, ignoring case. */
export function isTaken(users: readonly User[], field: 'username' | 'email', value: string, ownId?: number) {
  const text = value.trim().toLowerCase();
  return users.some((user) => user.id !== ownId && user[field].toLowerCase() === text);
}
