import {
  allUsersQuery,
  useAbility,
  useAllUsers,
  useLanguage,
  userListQuery,
  useSession,
  useUserList,
  type QueryClient,
} from '@larder/domain';
import type { User, UserSortColumn } from '@larder/domain/contract';
import { Button, PageHeader, Stack } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { ActionBar, DataTable } from '@larder/ui/table';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { Download, Plus, Trash2, UserCheck, UserX } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../lib/CopyDetails';
import { notify } from '../../lib/notify';
import { usePageTitle } from '../../lib/usePageTitle';
import { ActiveFilters } from './components/ActiveFilters';
import { UserDrawer } from './components/UserDrawer';
import { UserFilters } from './components/UserFilters';
import { UserTiles } from './components/UserTiles';
import { useUserColumns } from './components/useUserColumns';
import { useUserRowActions } from './components/useUserRowActions';
import { useExportUsers } from './useExportUsers';
import { useKeys } from './useKeys';
import { isFiltered, userListParameters, usersOfSearch } from './userListState';
import type { UserListSearch } from './userListSearch';
import { useUserActions } from './useUserActions';
import { useUserListSearch } from './useUserListSearch';

export async function loadUserList(queryClient: QueryClient, search: UserListSearch) {
  // The page shows its own skeletons and failures: it does not wait for the answers.
  void queryClient.prefetchQuery(userListQuery(userListParameters(search)));
  void queryClient.prefetchQuery(allUsersQuery());
}

/** More than this many are not deleted without a question (pages.md 1.6). */
const askFrom = 21;
const idOf = ({ id }: User) => String(id);

/** Everyone with an account (pages.md 5.13). */
export function UserListPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const ability = useAbility();
  const navigate = useNavigate();
  const router = useRouter();
  const { workPlaces } = useSession();
  const { search, change, clear, field } = useUserListSearch();
  const parameters = userListParameters(search);
  const list = useUserList(parameters);
  const everyone = useAllUsers();
  const actions = useUserActions();
  const exportUsers = useExportUsers();
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const [editing, setEditing] = useState<{ key: number; user?: User; isOpen: boolean }>();
  const [toDelete, setToDelete] = useState<readonly User[]>();
  const [freshId, setFreshId] = useState<number>();
  const searchField = useRef<HTMLInputElement>(null);
  const columns = useUserColumns(freshId);
  usePageTitle(t('users.list.title'));

  const mayCreate = ability.can('create', 'user');
  const mayUpdate = ability.can('update', 'user');
  const mayDelete = ability.can('delete', 'user');
  const total = list.data?.total;
  const page = parameters.page ?? 1;
  const perPage = parameters.perPage ?? 10;
  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));

  const goToLastPage = useEffectEvent((last: number) => change({ page: last }, true));
  const isPastEnd = lastPage !== undefined && page > lastPage && !list.isPlaceholderData;
  useEffect(() => {
    if (isPastEnd) goToLastPage(lastPage);
  }, [isPastEnd, lastPage]);

  const byId = useMemo(
    () => new Map([...(everyone.data ?? []), ...(list.data?.users ?? [])].map((user) => [idOf(user), user])),
    [everyone.data, list.data],
  );
  // Who was deleted meanwhile is no longer selected.
  const selected = useMemo(() => selectedIds.flatMap((id) => byId.get(id) ?? []), [selectedIds, byId]);
  const found = () => usersOfSearch(everyone.data ?? [], search, language);

  const edit = (user?: User) => setEditing({ key: Date.now(), user, isOpen: true });
  const remove = (chosen: readonly User[]) => {
    const people = chosen.filter(({ id }) => id !== actions.selfId);
    if (people.length === 0) return;
    if (people.length >= askFrom) {
      setToDelete(people);
      return;
    }
    const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
    const place = rows().findIndex(({ dataset }) => dataset.row === idOf(people[0] as User));
    void actions.deleteUsers(people).then(() => {
      // The focus went away with its row: it goes to the one that took the place.
      if (document.activeElement === document.body) rows()[Math.min(place, rows().length - 1)]?.focus();
    });
  };
  const create = mayCreate ? () => edit() : undefined;
  useKeys({
    '/': () => searchField.current?.focus(),
    ...(create && { n: create }),
    ...(selected.length > 0 && { Escape: () => setSelectedIds([]) }),
  });
  const rowActions = useUserRowActions({ actions, onEdit: edit, onDelete: (user) => remove([user]) });

  const handleSaved = (user: User, isNew: boolean) => {
    void notify(
      (toast) => void toast.success(t(isNew ? 'users.toasts.added' : 'users.toasts.saved', { name: user.fullName })),
    );
    if (!isNew) return;
    setFreshId(user.id);
    // New ones come first, where nothing narrows or sorts the list.
    change({
      q: undefined,
      role: undefined,
      currentPlan: undefined,
      status: undefined,
      sortColumn: undefined,
      sort: undefined,
    });
  };

  const newButton = create && (
    <Button variant="filled" size="bar" startIcon={Plus} onClick={create} aria-keyshortcuts="n">
      {t('users.list.new')}
    </Button>
  );
  const people = t('users.list.people', { count: everyone.data?.length ?? 0 });
  const places = t('users.list.workplaces', { count: workPlaces.length });

  return (
    <Stack gap="px16">
      <PageHeader
        title={t('users.list.title')}
        description={everyone.data ? t('users.list.lead', { people, workplaces: places }) : '\u00A0'}
        actions={
          <>
            <Button
              size="bar"
              startIcon={Download}
              disabled={!everyone.data || total === 0}
              onClick={() => exportUsers(found())}
            >
              {t('users.list.export')}
            </Button>
            {newButton}
          </>
        }
        style={{ marginBlockEnd: 0 }}
      />
      <UserTiles users={everyone.data} hasFailed={everyone.isError} search={search} onChange={change} onClear={clear} />
      <DataTable
        label={t('users.list.title')}
        columns={columns}
        rows={list.data?.users}
        rowCount={total ?? 0}
        getRowId={idOf}
        getRowLabel={({ fullName }) => fullName}
        storageKey="users"
        pagination={{ page, perPage }}
        onPaginationChange={(next) => change({ page: next.page, perPage: next.perPage as UserListSearch['perPage'] })}
        sorting={search.sortColumn ? [{ column: search.sortColumn, direction: search.sort ?? 'asc' }] : []}
        onSortingChange={([rule]) =>
          change({ sortColumn: rule?.column as UserSortColumn | undefined, sort: rule?.direction })
        }
        isSelectable
        selectedIds={selected.map(idOf)}
        onSelectionChange={setSelectedIds}
        onSelectAll={everyone.data && (() => setSelectedIds(found().map(idOf)))}
        rowActions={rowActions}
        getRowHref={({ id }) =>
          router.buildLocation({ to: '/apps/user/view/$id', params: { id: String(id) } }).publicHref
        }
        onRowOpen={({ id }) =>
          void navigate({ to: '/apps/user/view/$id', params: { id: String(id) }, state: { userList: search } })
        }
        onKeyDown={(event) => {
          const row = (event.target as Element).closest<HTMLElement>('[data-row]');
          const user =
            row && event.key === 'e' && !event.ctrlKey && !event.metaKey && !event.altKey
              ? byId.get(row.dataset.row ?? '')
              : undefined;
          if (user && mayUpdate && event.currentTarget.contains(row)) {
            event.preventDefault();
            edit(user);
          }
        }}
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
          description: t(create ? 'users.list.empty.description' : 'users.list.emptyReadOnly'),
          actions: newButton,
        }}
        noMatches={
          isFiltered(search)
            ? {
                title: t('users.list.noMatches.title'),
                description: t('users.list.noMatches.description'),
                details: <ActiveFilters search={search} onChange={change} />,
                actions: (
                  <Button size="sm" variant="filled" onClick={clear}>
                    {t('users.list.noMatches.clear')}
                  </Button>
                ),
              }
            : undefined
        }
        toolbar={
          <UserFilters
            users={everyone.data}
            search={search}
            field={field}
            onChange={change}
            onClear={clear}
            searchRef={searchField}
          />
        }
      />
      <ActionBar
        count={selected.length}
        onClear={() => setSelectedIds([])}
        actions={[
          ...(mayUpdate
            ? [
                {
                  id: 'activate',
                  label: t('users.actions.activate'),
                  icon: UserCheck,
                  onAction: () => void actions.setStatus(selected, 'active'),
                },
                {
                  id: 'deactivate',
                  label: t('users.actions.deactivate'),
                  icon: UserX,
                  onAction: () => void actions.setStatus(selected, 'inactive'),
                },
              ]
            : []),
          { id: 'export', label: t('users.actions.export'), icon: Download, onAction: () => exportUsers(selected) },
          ...(mayDelete
            ? [
                {
                  id: 'delete',
                  label: t('users.actions.deleteShort'),
                  icon: Trash2,
                  tone: 'danger' as const,
                  onAction: () => remove(selected),
                },
              ]
            : []),
        ]}
      />
      {editing && (
        <UserDrawer
          key={editing.key}
          user={editing.user}
          isOpen={editing.isOpen}
          onOpenChange={(isOpen) => setEditing((former) => former && { ...former, isOpen })}
          onSaved={handleSaved}
        />
      )}
      <ConfirmDialog
        isOpen={toDelete !== undefined}
        onOpenChange={(isOpen) => !isOpen && setToDelete(undefined)}
        title={t('users.deleteMany.title', { count: toDelete?.length ?? 0 })}
        description={t('users.deleteMany.description')}
        confirmLabel={t('users.deleteMany.confirm', { count: toDelete?.length ?? 0 })}
        cancelLabel={t('users.deleteMany.cancel')}
        onConfirm={() => {
          void actions.deleteUsers(toDelete ?? []);
          setToDelete(undefined);
        }}
      />
    </Stack>
  );
}
