import { filterUsers, sortUsers, type User, type UserListParameters } from '@larder/domain/contract';
import type { ColumnFilter } from '@larder/ui/table';
import { userListDefaults, type UserListSearch } from './userListSearch';

export const userFilters = ['role', 'currentPlan', 'status'] as const;
export type UserFilter = (typeof userFilters)[number];

/** What the address says, as the call takes it. Loader and page must agree: it is the key of the cache. */
export function userListParameters({
  q,
  page,
  perPage,
  role,
  currentPlan,
  status,
  sort,
  sortColumn,
}: UserListSearch): UserListParameters {
  return {
    q: q ?? userListDefaults.q,
    page: page ?? userListDefaults.page,
    perPage: perPage ?? userListDefaults.perPage,
    role: role ?? '',
    currentPlan: currentPlan ?? '',
    status: status ?? '',
    ...(sortColumn ? { sortColumn, sort: sort ?? 'asc' } : {}),
  };
}

export const isFiltered = ({ q, role, currentPlan, status }: UserListSearch) =>
  Boolean(q || role || currentPlan || status);

/** What the address narrows by, as the heads of the table show it. */
export const columnFiltersOf = (search: UserListSearch): ColumnFilter[] =>
  userFilters.flatMap((column) => {
    const value = search[column];
    return value ? [{ column, kind: 'select' as const, values: [value] }] : [];
  });

/** What the heads of the table narrow by, as the address says it. */
export const searchOfColumnFilters = (filters: readonly ColumnFilter[]): Pick<UserListSearch, UserFilter> =>
  Object.fromEntries(
    userFilters.map((column) => {
      const filter = filters.find((one) => one.column === column);
      return [column, filter?.kind === 'select' ? String(filter.values[0]) : undefined];
    }),
  );

/** Everyone the address lets through, in its order: what the server would say, of rows that are all here. */
export function usersOfSearch(users: readonly User[], search: UserListSearch, locale: string): User[] {
  const { q = '', role = '', currentPlan = '', status = '', sort = 'asc', sortColumn } = search;
  const found = filterUsers(users, { q, role, currentPlan, status });
  return sortColumn ? sortUsers(found, sortColumn, sort, locale) : found;
}

/** Who comes before and after a person in the list the reader came from. */
export function neighboursOf(users: readonly User[], id: number): { previous?: User; next?: User } {
  const at = users.findIndex((user) => user.id === id);
  return at < 0 ? {} : { previous: users[at - 1], next: users[at + 1] };
}
