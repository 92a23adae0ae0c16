import {
  allUsersQuery,
  currentAbility,
  rolesQuery,
  useAbility,
  useAllUsers,
  useRoles,
  type QueryClient,
} from '@larder/domain';
import { includesText, roleOfUser, userRoles, type Role, type User } from '@larder/domain/contract';
import { Alert, PageHeader, Stack } from '@larder/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { KeyRound, Layers, Shield } from 'lucide-react';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { RouterButton } from '../../components/RouterButton';
import { UserFieldItems } from '../../entities/users/UserFieldItems';
import { useUserActions } from '../../entities/users/useUserActions';
import { useUserLabels } from '../../entities/users/useUserLabels';
import { useAccessLabels, useDenialText } from '../../hooks/useAccessLabels';
import { usePageTitle } from '../../hooks/usePageTitle';
import { filterRows } from '../../lists/filterRows';
import { ListPage } from '../../lists/ListPage';
import { useListPage } from '../../lists/useListPage';
import { useListSearch } from '../../lists/useListSearch';
import { openDefaultView } from '../../lists/views/openDefaultView';
import { RoleCards } from './components/RoleCards';
import { roleList, type RolesSearch, type RoleUsersSearch } from './roleList';
import { useRoleActions } from './useRoleActions';
import { useRoleUserColumns } from './useRoleUserColumns';

const RoleDialog = lazyDialog(() => import('./components/RoleDialog'), 'RoleDialog');
const DeleteRoleDialog = lazyDialog(() => import('./components/DeleteRoleDialog'), 'DeleteRoleDialog');

/** A user with the name of their role. */
type RoleUser = User & { group: string };

/** Opens the default view, if there is one, and starts the queries without waiting for them. */
export async function loadRoles(queryClient: QueryClient, search: RolesSearch) {
  await openDefaultView(queryClient, roleList.name, search);
  void queryClient.prefetchQuery(rolesQuery());
  if (currentAbility().can('read', 'user')) void queryClient.prefetchQuery(allUsersQuery());
}

const noRoles: readonly Role[] = [];

const filter = (rows: readonly RoleUser[], { q = '', ...search }: RoleUsersSearch) =>
  filterRows(roleList, rows, search).filter(({ fullName, username, email }) =>
    includesText(q, fullName, username, email),
  );

/** The roles with their rights, and the users who have them. */
export function RolesPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const navigate = useNavigate();
  const denialText = useDenialText();
  const { edit, copy, group } = useSearch({ from: '/_shell/apps/roles' });
  const query = useRoles();
  const canReadUsers = ability.can('read', 'user');
  const { data: users } = useAllUsers(canReadUsers);
  const { deleteRole, moveAndDelete } = useRoleActions();
  const [deleted, setDeleted] = useState<Role>();
  const title = usePageTitle();
  const roles = query.data?.roles ?? noRoles;
  const roleById = (id: number | string | undefined) => roles.find((role) => role.id === id);
  const usersOf = ({ memberRoles }: Role) => users?.filter(({ role }) => memberRoles.includes(role)) ?? [];
  const show = (changes: Partial<RolesSearch>) =>
    void navigate({
      from: '/apps/roles',
      search: (previous) => ({ ...previous, ...changes }),
      resetScroll: false,
      // The dialog asks before it discards changes.
      ignoreBlocker: true,
    });
  const onEdit = (id: number | 'new', copied?: number) => show({ edit: id, copy: copied });

  const isOpen = edit === 'new' ? ability.can('create', 'role') : roleById(edit) && ability.can('update', 'role');
  const cards = (
    <>
      {edit !== undefined && edit !== 'new' && query.data && !roleById(edit) && (
        <Alert tone="warning" title={t('roles.unknown')} />
      )}
      <RoleCards
        query={query}
        users={users}
        group={group}
        onEdit={onEdit}
        onDelete={(role) => (usersOf(role).length > 0 ? setDeleted(role) : void deleteRole(role))}
        onGroupChange={canReadUsers ? (name) => show({ group: name, page: undefined }) : undefined}
      />
    </>
  );
  const dialogs = (
    <Suspense>
      {query.data && isOpen && (
        <RoleDialog
          key={`${edit} ${copy}`}
          role={roleById(edit)}
          copied={edit === 'new' ? roleById(copy) : undefined}
          roles={roles}
          subjects={query.data.subjects}
          onClose={() => show({ edit: undefined, copy: undefined })}
        />
      )}
      {deleted && (
        <DeleteRoleDialog
          role={deleted}
          roles={roles}
          users={usersOf(deleted)}
          onClose={() => setDeleted(undefined)}
          onMove={(userRole) => void moveAndDelete(deleted, usersOf(deleted), userRole)}
        />
      )}
    </Suspense>
  );
  if (!canReadUsers)
    return (
      <Stack gap="px16">
        <PageHeader
          title={title}
          description={t('roles.lead', { count: roles.length })}
          style={{ marginBlockEnd: 0 }}
        />
        {cards}
        <Alert tone="info">{denialText('read', 'user')}</Alert>
        {dialogs}
      </Stack>
    );
  return (
    <RoleUsers title={title} roles={roles} cards={cards} onAdd={() => onEdit('new')}>
      {dialogs}
    </RoleUsers>
  );
}

interface RoleUsersProps {
  title: string;
  roles: readonly Role[];
  cards: ReactNode;
  onAdd: () => void;
  children: ReactNode;
}

/** The cards, with a table of users below. */
function RoleUsers({ title, roles, cards, onAdd, children }: RoleUsersProps) {
  const { t } = useTranslation();
  const ability = useAbility();
  const labels = useAccessLabels();
  const userLabels = useUserLabels();
  const state = useListSearch<RoleUsersSearch>(roleList);
  const query = useAllUsers();
  const all = useMemo(
    () => query.data?.map((user): RoleUser => ({ ...user, group: roleOfUser(roles, user.role)?.name ?? '' })),
    [query.data, roles],
  );
  const { columns, exported } = useRoleUserColumns();
  const list = useListPage<RoleUser, RoleUsersSearch>({
    state,
    title,
    query,
    all,
    filter,
    columns,
    exportColumns: exported,
    filters: useMemo(
      () => ({
        role: { icon: Shield, values: userRoles, labelOf: userLabels.role, inPalette: true },
        group: {
          icon: Layers,
          label: t('roles.group'),
          values: roles.map(({ name }) => name),
          labelOf: (name) => (name === '' ? t('roles.noGroup') : labels.role(name)),
        },
      }),
      [t, labels, userLabels, roles],
    ),
  });
  const actions = useUserActions();
  return (
    <ListPage
      list={list}
      description={t('roles.lead', { count: roles.length })}
      texts={{
        table: t('roles.table'),
        search: { label: t('users.list.search'), placeholder: t('roles.searchPlaceholder') },
        selected: (count) => t('users.list.selected', { count }),
        failed: t('users.list.failed'),
        noMatches: t('users.list.noMatches'),
      }}
      summary={cards}
      headerActions={
        ability.can('read', 'permission') ? (
          <RouterButton to="/apps/permissions" size="bar" startIcon={KeyRound}>
            {t('nav.pages.permissions')}
          </RouterButton>
        ) : undefined
      }
      create={ability.can('create', 'role') ? { label: t('roles.add'), onCreate: onAdd } : undefined}
      rowLink={({ id }) => ({ to: '/apps/user/view/$id', params: { id: String(id) } })}
      bulkActions={(rows) =>
        ability.can('update', 'user')
          ? [
              {
                id: 'role',
                label: t('users.fields.role'),
                icon: Shield,
                disabled: !rows.some(actions.mayUpdate),
                menu: <UserFieldItems field="role" onChoose={(value) => void actions.setField(rows, 'role', value)} />,
              },
            ]
          : []
      }
    >
      {children}
    </ListPage>
  );
}
