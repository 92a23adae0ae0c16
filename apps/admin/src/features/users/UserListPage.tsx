import {
  allUsersQuery,
  useAbility,
  useAllUsers,
  userListQuery,
  useSession,
  useUserList,
  type QueryClient,
} from '@larder/domain';
import { sortUsers, type User } from '@larder/domain/contract';
import { CircleDot, Shield, Sparkles, Store } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { listParameters } from '../../lists/defineList';
import { ListPage } from '../../lists/ListPage';
import { useListDelete } from '../../lists/useListDelete';
import { useListPage } from '../../lists/useListPage';
import { useListSearch } from '../../lists/useListSearch';
import { openDefaultView } from '../../lists/views/openDefaultView';
import { UserTiles } from './components/UserTiles';
import { useUserColumns } from './components/useUserColumns';
import { useUserRowActions } from './components/useUserRowActions';
import { UserFieldItems } from '../../entities/users/UserFieldItems';
import { UserRestaurantItems } from '../../entities/users/UserRestaurantItems';
import { bulkFields, useUserActions, type BulkField } from '../../entities/users/useUserActions';
import { useUserEditing } from './useUserEditing';
import { useUserExportColumns } from './useUserExportColumns';
import { useUserFilters } from './useUserFilters';
import { userList, type UserListSearch } from './userList';
import { filterUserList } from './usersOfSearch';

const UserDrawer = lazyDialog(() => import('../../entities/users/form/UserDrawer'), 'UserDrawer');
const UserImport = lazyDialog(() => import('./components/UserImport'), 'UserImport');

/** Opens the default view, if there is one, and starts the queries without waiting for them. */
export async function loadUserList(queryClient: QueryClient, search: UserListSearch) {
  await openDefaultView(queryClient, userList.name, search);
  void queryClient.prefetchQuery(userListQuery(listParameters(userList, search)));
  void queryClient.prefetchQuery(allUsersQuery());
}

const bulkIcons = { role: Shield, currentPlan: Sparkles, status: CircleDot, restaurantIds: Store };

export function UserListPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const { workPlaces } = useSession();
  const [freshId, setFreshId] = useState<number>();
  const state = useListSearch(userList);
  const query = useUserList(state.parameters);
  const everyone = useAllUsers();
  const list = useListPage<User, UserListSearch>({
    state,
    title: t('users.list.title'),
    query,
    rows: query.data?.users,
    total: query.data?.total,
    all: everyone.data,
    filter: filterUserList,
    sort: sortUsers,
    columns: useUserColumns(freshId),
    filters: useUserFilters(),
    exportColumns: useUserExportColumns(),
  });
  const actions = useUserActions();
  const deletion = useListDelete(actions.deleteUsers, actions.mayDelete);
  const { edit, drawer } = useUserEditing(({ id }) => {
    setFreshId(id);
    state.reset();
  });
  const rowActions = useUserRowActions({ actions, onEdit: edit, onDelete: (user) => deletion.remove([user]) });
  /** Keeps the users selected that were not changed. */
  const select = (failed: readonly User[]) => {
    if (failed.length > 0) list.selection.setIds(failed.map(({ id }) => String(id)));
  };
  const setField = (users: readonly User[], field: BulkField, value: string) =>
    void actions.setField(users, field, value).then(select);
  const mayCreate = ability.can('create', 'user');

  return (
    <ListPage
      list={list}
      description={
        everyone.data
          ? t('users.list.lead', {
              people: t('users.list.people', { count: everyone.data.length }),
              workplaces: t('users.list.workplaces', {
                count: workPlaces.filter(({ _id }) => everyone.data?.some((user) => user.restaurantIds?.includes(_id)))
                  .length,
              }),
            })
          : '\u00A0'
      }
      texts={{
        search: { label: t('users.list.search'), placeholder: t('users.list.searchPlaceholder') },
        selected: (count) => t('users.list.selected', { count }),
        failed: t('users.list.failed'),
        empty: {
          title: t('users.list.empty.title'),
          description: t(mayCreate ? 'users.list.empty.description' : 'users.list.emptyReadOnly'),
        },
        noMatches: t('users.list.noMatches'),
        deleteMany: (count) => ({
          title: t('users.deleteMany.title', { count }),
          description: t('users.deleteMany.description'),
          confirm: t('users.deleteMany.confirm', { count }),
          cancel: t('users.deleteMany.cancel'),
        }),
      }}
      summary={<UserTiles users={everyone.data} failed={everyone.isError} state={state} />}
      create={mayCreate ? { label: t('users.list.new'), onCreate: () => edit() } : undefined}
      importDialog={mayCreate ? UserImport : undefined}
      rowActions={rowActions}
      rowLink={({ id }) => ({
        to: '/apps/user/view/$id',
        params: { id: String(id) },
        state: { userList: state.search },
      })}
      bulkActions={(rows) =>
        ability.can('update', 'user')
          ? [...bulkFields, ...(workPlaces.length > 1 ? (['restaurantIds'] as const) : [])].map((id) => ({
              id,
              label: t(`users.fields.${id}`),
              icon: bulkIcons[id],
              disabled: !rows.some(actions.mayUpdate),
              menu:
                id === 'restaurantIds' ? (
                  <UserRestaurantItems
                    users={rows.filter(actions.mayUpdate)}
                    onChoose={(...choice) => void actions.setMember(rows, ...choice).then(select)}
                  />
                ) : (
                  <UserFieldItems field={id} onChoose={(value) => setField(rows, id, value)} />
                ),
            }))
          : []
      }
      deletion={ability.can('delete', 'user') ? deletion : undefined}
    >
      <Suspense>{drawer && <UserDrawer {...drawer} key={drawer.key} />}</Suspense>
    </ListPage>
  );
}
