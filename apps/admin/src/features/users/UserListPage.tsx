import {
  allUsersQuery,
  ledgerCall,
  useAbility,
  useAllUsers,
  useLanguage,
  userListQuery,
  useSession,
  useUserList,
  type QueryClient,
} from '@larder/domain';
import { userEndpoints, type User } from '@larder/domain/contract';
import { Button, PageHeader, Stack } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { FileUp, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/usePageTitle';
import { useShortcuts } from '../../lib/useShortcuts';
import { useRecordChange } from '../../lib/useUndo';
import { ExportMenu } from '../../lists/ExportMenu';
import { listRows } from '../../lists/listRows';
import { useBrokenImport } from '../../lists/importing/useBrokenImport';
import { useListMemory } from '../../lists/useListMemory';
import { openDefaultView } from '../../lists/views/openDefaultView';
import { useListViews } from '../../lists/views/useListViews';
import { shownColumns } from '../../lists/views/viewColumns';
import { ViewTabs } from '../../lists/views/ViewTabs';
import { UserBulkBar } from './components/UserBulkBar';
import { UserDrawer } from './components/UserDrawer';
import { UserFilters } from './components/UserFilters';
import { UserTable } from './components/UserTable';
import { UserTiles } from './components/UserTiles';
import { useUserColumns } from './components/useUserColumns';
import { useUserRowActions } from './components/useUserRowActions';
import { useExportUsers } from './useExportUsers';
import { userListParameters, usersOfSearch } from './userListState';
import { userListDefaults, userListSearch, type UserListSearch } from './userListSearch';
import { useUserActions } from './useUserActions';
import { useUserCommands } from './useUserCommands';
import { useUserListSearch } from './useUserListSearch';

const UserImport = lazy(() =>
  import('./components/UserImport').then(({ UserImport: component }) => ({ default: component })),
);

export async function loadUserList(queryClient: QueryClient, search: UserListSearch) {
  await openDefaultView(queryClient, 'users', search);
  // The page shows its own skeletons and failures: it does not wait for the answers.
  void queryClient.prefetchQuery(userListQuery(userListParameters(search)));
  void queryClient.prefetchQuery(allUsersQuery());
}

/** More than this many are not deleted without a question (pages.md 1.6). */
const askFrom = 21;
const idOf = ({ id }: User) => String(id);

/** The fields of a saved person that differ from what they were, with their former values. */
const changesBack = (saved: User, { version: _version, ...former }: User) => ({
  id: saved.id,
  ...Object.fromEntries(Object.entries(former).filter(([name, value]) => value !== saved[name as keyof User])),
});

/** Everyone with an account (pages.md 5.13). */
export function UserListPage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const ability = useAbility();
  const { workPlaces } = useSession();
  const { search, change, become, clear, field } = useUserListSearch();
  const [freshId, setFreshId] = useState<number>();
  const columns = useUserColumns(freshId);
  const views = useListViews<UserListSearch>({
    list: 'users',
    search,
    become,
    parse: (params) => userListSearch.parse(params),
    defaults: userListDefaults,
    columns,
  });
  const tableId = useId();
  const parameters = userListParameters(search);
  const list = useUserList(parameters);
  const everyone = useAllUsers();
  const actions = useUserActions();
  const exportUsers = useExportUsers(search);
  const record = useRecordChange();
  const [selectedIds, setSelectedIds] = useListMemory();
  useBrokenImport();
  const [isImporting, setImporting] = useState(false);
  const [editing, setEditing] = useState<{ key: number; user?: User; isOpen: boolean }>();
  const [toDelete, setToDelete] = useState<readonly User[]>();
  const searchField = useRef<HTMLInputElement>(null);
  usePageTitle(t('users.list.title'));

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
    const place = listRows().findIndex(({ dataset }) => dataset.row === idOf(people[0] as User));
    void actions.deleteUsers(people).then(() => {
      // The focus went away with its row: it goes to the one that took the place.
      if (document.activeElement === document.body) listRows()[Math.min(place, listRows().length - 1)]?.focus();
    });
  };
  const create = ability.can('create', 'user') ? () => edit() : undefined;
  useShortcuts({
    search: () => searchField.current?.focus(),
    ...(create && { create }),
    ...(selected.length > 0 && { clearSelection: () => setSelectedIds([]) }),
  });
  useUserCommands({
    search,
    selected,
    onChange: change,
    onClear: clear,
    onExport: (users) => void exportUsers('csv', users),
    onDelete: ability.can('delete', 'user') ? remove : undefined,
    found,
  });
  const rowActions = useUserRowActions({ actions, onEdit: edit, onDelete: (user) => remove([user]) });

  const handleSaved = (user: User, isNew: boolean) => {
    const former = byId.get(idOf(user));
    record({
      text: { key: isNew ? 'users.toasts.added' : 'users.toasts.saved', values: { name: user.fullName } },
      calls: isNew
        ? [ledgerCall(userEndpoints.remove, { id: user.id })]
        : former
          ? [ledgerCall(userEndpoints.update, { user: changesBack(user, former) })]
          : [],
      reload: ['users'],
    });
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
            {create && (
              <Button size="bar" startIcon={FileUp} disabled={!everyone.data} onClick={() => setImporting(true)}>
                {t('lists.import.label')}
              </Button>
            )}
            <ExportMenu
              total={everyone.data && total}
              selected={selected.length}
              onExport={(format, scope) =>
                void exportUsers(
                  format,
                  scope === 'all' ? found() : selected,
                  shownColumns(columns, views.table.preferences),
                )
              }
            />
            {newButton}
          </>
        }
        style={{ marginBlockEnd: 0 }}
      />
      <UserTiles users={everyone.data} hasFailed={everyone.isError} search={search} onChange={change} onClear={clear} />
      <ViewTabs
        views={views}
        controls={tableId}
        total={everyone.data?.length}
        countOf={(state) => everyone.data && usersOfSearch(everyone.data, state, language).length}
      />
      <UserTable
        id={tableId}
        {...views.table}
        list={list}
        search={search}
        onChange={change}
        onClear={clear}
        columns={columns}
        selectedIds={selected.map(idOf)}
        onSelectionChange={setSelectedIds}
        onSelectAll={everyone.data && (() => setSelectedIds(found().map(idOf)))}
        rowActions={rowActions}
        onEdit={ability.can('update', 'user') ? edit : undefined}
        newButton={newButton}
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
      <UserBulkBar
        selected={selected}
        setField={actions.setField}
        onClear={() => setSelectedIds([])}
        onExport={(users) => void exportUsers('csv', users)}
        onDelete={remove}
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
      {isImporting && (
        <Suspense>
          <UserImport onClose={() => setImporting(false)} />
        </Suspense>
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
