import { filterUsers, sortUsers, type User } from '@larder/domain/contract';
import type { UserListSearch } from './userList';

/** Filters users like the server. */
export const filterUserList = (
  users: readonly User[],
  { q = '', role = '', currentPlan = '', status = '', restaurant = '' }: UserListSearch,
): readonly User[] => filterUsers(users, { q, role, currentPlan, status, restaurant });

/** Filters and sorts users like the server. */
export function usersOfSearch(users: readonly User[], search: UserListSearch, locale: string): readonly User[] {
  const found = filterUserList(users, search);
  return search.sortColumn ? sortUsers(found, search.sortColumn, search.sort ?? 'asc', locale) : found;
}

/** Returns the users before and after a user in the list. */
export function neighborsOf(users: readonly User[], id: number): { previous?: User; next?: User } {
  const at = users.findIndex((user) => user.id === id);
  return at < 0 ? {} : { previous: users[at - 1], next: users[at + 1] };
}
