import { filterUsers, sortUsers, type User } from '@larder/domain/contract';
import type { UserListSearch } from './userList';

/** Filters users as the server does. */
export const filterUserList = (
  users: readonly User[],
  { q = '', role = '', currentPlan = '', status = '' }: UserListSearch,
): readonly User[] => filterUsers(users, { q, role, currentPlan, status });

/** Filters and sorts users as the server does. */
export function usersOfSearch(users: readonly User[], search: UserListSearch, locale: string): readonly User[] {
  const found = filterUserList(users, search);
  return search.sortColumn ? sortUsers(found, search.sortColumn, search.sort ?? 'asc', locale) : found;
}

/** The users before and after one of them in the list. */
export function neighborsOf(users: readonly User[], id: number): { previous?: User; next?: User } {
  const at = users.findIndex((user) => user.id === id);
  return at < 0 ? {} : { previous: users[at - 1], next: users[at + 1] };
}
