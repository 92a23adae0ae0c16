import type { UseQueryResult } from '@larder/domain';
import type { User, UserList, UserSortColumn } from '@larder/domain/contract';
import { Button } from '@larder/ui';
import { DataTable, type DataTableProps } from '@larder/ui/table';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../../lib/CopyDetails';
import { perPageChoices, userListDefaults, type UserListSearch } from '../userListSearch';
import { columnFiltersOf, isFiltered, searchOfColumnFilters } from '../userListState';
import { ActiveFilters } from './ActiveFilters';

type Given =
  | 'id'
  | 'preferences'
  | 'onPreferencesChange'
  | 'columns'
  | 'selectedIds'
  | 'onSelectionChange'
  | 'onSelectAll'
  | 'rowActions'
  | 'toolbar';

export interface UserTableProps extends Pick<DataTableProps<User>, Given> {
  list: UseQueryResult<UserList>;
  search: UserListSearch;
  onChange: (change: UserListSearch) => void;
  onClear: () => void;
  /** Left out where the reader may not. */
  onEdit: ((user: User) => void) | undefined;
  /** The first step where nobody is here yet. */
  newButton: ReactNode;
}

/** The people of the address, page by page, and what stands there when there are none. */
export function UserTable({ list, search, onChange, onClear, onEdit, newButton, ...table }: UserTableProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouter();
  const page = search.page ?? userListDefaults.page;
  const perPage = search.perPage ?? userListDefaults.perPage;

  const filters = useMemo(() => columnFiltersOf(search), [search]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]');
    if (event.key !== 'e' || event.ctrlKey || event.metaKey || event.altKey || !event.currentTarget.contains(row))
      return;
    const user = list.data?.users.find(({ id }) => String(id) === row?.dataset.row);
    if (!user || !onEdit) return;
    event.preventDefault();
    onEdit(user);
  };

  return (
    <DataTable
      label={t('users.list.title')}
      rows={list.data?.users}
      rowCount={list.data?.total ?? 0}
      getRowId={({ id }) => String(id)}
      getRowLabel={({ fullName }) => fullName}
      perPageOptions={perPageChoices}
      isSelectable
      pagination={{ page, perPage }}
      onPaginationChange={(next) =>
        onChange(
          next.perPage === perPage ? { page: next.page } : { perPage: next.perPage as UserListSearch['perPage'] },
        )
      }
      sorting={search.sortColumn ? [{ column: search.sortColumn, direction: search.sort ?? 'asc' }] : []}
      onSortingChange={([rule]) =>
        onChange({ sortColumn: rule?.column as UserSortColumn | undefined, sort: rule?.direction })
      }
      filters={filters}
      onFiltersChange={(next) => onChange(searchOfColumnFilters(next))}
      getRowHref={({ id }) =>
        router.buildLocation({ to: '/apps/user/view/$id', params: { id: String(id) } }).publicHref
      }
      onRowOpen={({ id }) =>
        void navigate({ to: '/apps/user/view/$id', params: { id: String(id) }, state: { userList: search } })
      }
      onKeyDown={handleKeyDown}
      highlight={search.q}
      isRefreshing={list.isFetching && !list.isPending}
      error={
        list.isError
          ? {
              title: t('users.list.failed.title'),
              description: t('users.list.failed.description'),
              actions: (
                <>
                  <Button size="sm" variant="filled" onClick={() => void list.refetch()}>
                    {t('common.retry')}
                  </Button>
                  <CopyDetails error={list.error} />
                </>
              ),
            }
          : undefined
      }
      empty={{
        title: t('users.list.empty.title'),
        description: t(newButton ? 'users.list.empty.description' : 'users.list.emptyReadOnly'),
        actions: newButton,
      }}
      noMatches={
        isFiltered(search)
          ? {
              title: t('users.list.noMatches.title'),
              description: t('users.list.noMatches.description'),
              details: <ActiveFilters search={search} onChange={onChange} />,
              actions: (
                <Button size="sm" variant="filled" onClick={onClear}>
                  {t('users.list.noMatches.clear')}
                </Button>
              ),
            }
          : undefined
      }
      {...table}
    />
  );
}
