import { useNavigate, useSearch } from '@tanstack/react-router';
import { useListSearch } from '../../lists/useListSearch';
import { userListDefaults, type UserListSearch } from './userListSearch';
import { userFilters } from './userListState';

/** The list's state, kept in the address. */
export function useUserListSearch() {
  const search = useSearch({ from: '/_shell/apps/user/list' });
  const navigate = useNavigate({ from: '/apps/user/list' });
  return useListSearch<UserListSearch>({
    search,
    navigate: (change, replace) => void navigate({ search: change, replace, resetScroll: false }),
    defaults: userListDefaults,
    filters: userFilters,
  });
}
