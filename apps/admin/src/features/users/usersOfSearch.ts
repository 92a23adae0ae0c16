import { filterUsers, sortUsers, type User } from '@larder/domain/contract';
import type { UserListSearch } from './userList';

/** Filters users as the API does. */
export const filterUserList = (
  users: readonly User[],
  { q = '', role = '', currentPlan = '', status = '', restaurant = '' }: UserListSearch,
): readonly User[] => filterUsers(users, { q, role, currentPlan, status, restaurant });

/** Filters and sorts users as the API does. */
export function usersOfSearch(users: readonly User[], search: UserListSearch, locale: string): readonly User[] {
  const found = filterUserList(users, search);
  return search.sortColumn ? sortUsers(found, search.sortColumn, search.sort ?? 'asc', locale) : found;
}
