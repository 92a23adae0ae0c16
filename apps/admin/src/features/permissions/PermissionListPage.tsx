import { permissionListQuery, useAbility, usePermissionList, type QueryClient } from '@larder/domain';
import { filterPermissions, permissionRoles, sortPermissions, type Permission } from '@larder/domain/contract';
import { Shield, ShieldMinus, ShieldPlus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { useAccessLabels } from '../../hooks/useAccessLabels';
import { usePageTitle } from '../../hooks/usePageTitle';
import { listParameters } from '../../lists/defineList';
import { ListPage } from '../../lists/ListPage';
import { useListDelete } from '../../lists/useListDelete';
import { useListPage } from '../../lists/useListPage';
import { useListSearch } from '../../lists/useListSearch';
import { openDefaultView } from '../../lists/views/openDefaultView';
import { PermissionRoleItems } from './components/PermissionRoleItems';
import { permissionList, type PermissionListSearch } from './permissionList';
import { isDeletable, usePermissionActions } from './usePermissionActions';
import { usePermissionColumns } from './usePermissionColumns';
import { usePermissionRowActions } from './usePermissionRowActions';

const PermissionDialog = lazyDialog(() => import('./components/PermissionDialog'), 'PermissionDialog');

/** Opens the default view, if there is one, and starts the query without waiting for it. */
export async function loadPermissionList(queryClient: QueryClient, search: PermissionListSearch) {
  await openDefaultView(queryClient, permissionList.name, search);
  void queryClient.prefetchQuery(permissionListQuery(listParameters(permissionList, search)));
}

const filter = (rows: readonly Permission[], { q = '', assignedTo = '' }: PermissionListSearch) =>
  filterPermissions(rows, { q, assignedTo });

export function PermissionListPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const labels = useAccessLabels();
  const [editing, setEditing] = useState<{ permission?: Permission }>();
  const state = useListSearch(permissionList);
  const query = usePermissionList(state.parameters);
  const list = useListPage<Permission, PermissionListSearch>({
    state,
    title: usePageTitle(),
    query,
    rows: query.data?.permissions,
    total: query.data?.total,
    all: query.data?.allData,
    filter,
    sort: sortPermissions,
    columns: usePermissionColumns(),
    filters: useMemo(
      () => ({ assignedTo: { icon: Shield, values: permissionRoles, labelOf: labels.role, inPalette: true } }),
      [labels],
    ),
    exportColumns: [
      { id: 'name', header: t('permissions.fields.name'), width: 32, value: ({ name }) => name },
      {
        id: 'assignedTo',
        header: t('permissions.fields.assignedTo'),
        width: 40,
        value: ({ assignedTo }) => assignedTo.map(labels.role).join(', '),
      },
      {
        id: 'createdDate',
        header: t('permissions.fields.createdDate'),
        width: 24,
        value: ({ createdDate }) => createdDate,
      },
    ],
  });
  const actions = usePermissionActions();
  const deletion = useListDelete(actions.deletePermissions, isDeletable);
  const rowActions = usePermissionRowActions({
    onEdit: (permission) => setEditing({ permission }),
    onDelete: (permission) => deletion.remove([permission]),
  });
  const roleItems = (kind: 'assign' | 'unassign', rows: readonly Permission[]) => (
    <PermissionRoleItems kind={kind} permissions={rows} onChoose={(role) => void actions[kind](rows, role)} />
  );
  const may = (action: string) => ability.can(action, 'permission');
  const close = () => setEditing(undefined);

  return (
    <ListPage
      list={list}
      description={t('permissions.lead')}
      texts={{
        search: { label: t('permissions.search'), placeholder: t('permissions.searchPlaceholder') },
        selected: (count) => t('permissions.selected', { count }),
        failed: t('permissions.failed'),
        empty: { title: t('permissions.empty'), description: t('permissions.emptyLead') },
        noMatches: t('permissions.noMatches'),
        deleteMany: (count) => ({
          title: t('permissions.deleteMany', { count }),
          description: t('lists.deleteMany.description'),
          confirm: t('permissions.deleteMany', { count }),
          cancel: t('lists.deleteMany.cancel'),
        }),
      }}
      create={may('create') ? { label: t('permissions.add'), onCreate: () => setEditing({}) } : undefined}
      rowActions={rowActions}
      bulkActions={(rows) =>
        may('update')
          ? [
              {
                id: 'assign',
                label: t('permissions.assign.label'),
                icon: ShieldPlus,
                menu: roleItems('assign', rows),
              },
              {
                id: 'unassign',
                label: t('permissions.unassign.label'),
                icon: ShieldMinus,
                disabled: rows.every(({ assignedTo }) => assignedTo.length < 2),
                menu: roleItems('unassign', rows),
              },
            ]
          : []
      }
      deletion={may('delete') ? deletion : undefined}
    >
      <Suspense>
        {editing && (
          <PermissionDialog
            key={editing.permission?.id}
            permission={editing.permission}
            all={query.data?.allData ?? []}
            onClose={close}
            onAdded={state.reset}
          />
        )}
      </Suspense>
    </ListPage>
  );
}
