import { restaurantListQuery, useAbility, useRestaurantList, type QueryClient } from '@larder/domain';
import { filterRestaurants, restaurantStatuses, sortRestaurants, type RestaurantRow } from '@larder/domain/contract';
import { CircleDot, Eye, Pencil } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { ListPage } from '../../lists/ListPage';
import { useListPage } from '../../lists/useListPage';
import { useListSearch } from '../../lists/useListSearch';
import { openDefaultView } from '../../lists/views/openDefaultView';
import * as styles from './RestaurantsPage.css';
import { restaurantList, type RestaurantListSearch, type RestaurantsSearch } from './restaurantList';
import { useRestaurantActions } from './useRestaurantActions';
import { useRestaurantColumns } from './useRestaurantColumns';
import { useRestaurantLabels } from './useRestaurantLabels';

const RestaurantPanel = lazyDialog(() => import('./components/RestaurantPanel'), 'RestaurantPanel');
const NewRestaurantDrawer = lazyDialog(() => import('./components/NewRestaurantDrawer'), 'NewRestaurantDrawer');
const StatusDialog = lazyDialog(() => import('./components/StatusDialog'), 'StatusDialog');

/** Opens the default view, if there is one, and starts the query without waiting for it. */
export async function loadRestaurants(queryClient: QueryClient, search: RestaurantsSearch) {
  await openDefaultView(queryClient, restaurantList.name, search);
  void queryClient.prefetchQuery(restaurantListQuery());
}

/** The restaurants of the user, with a panel for one of them. */
export function RestaurantsPage() {
  const { t } = useTranslation();
  const ability = useAbility();
  const labels = useRestaurantLabels();
  const navigate = useNavigate();
  const { panel, tab = 'overview' } = useSearch({ from: '/_shell/apps/restaurants' });
  const actions = useRestaurantActions();
  const state = useListSearch(restaurantList);
  const query = useRestaurantList();
  const all = query.data?.restaurants;
  const list = useListPage<RestaurantRow, RestaurantListSearch>({
    state,
    title: t('nav.pages.restaurants'),
    query,
    all,
    filter: (rows, { q = '', status = '' }) => filterRestaurants(rows, { q, status }),
    sort: sortRestaurants,
    columns: useRestaurantColumns(),
    filters: useMemo(
      () => ({ status: { icon: CircleDot, values: restaurantStatuses, labelOf: labels.status } }),
      [labels],
    ),
  });
  const mayCreate = ability.can('create', 'restaurant');
  const updateDenial = ability.can('update', 'restaurant') ? undefined : t('restaurants.denied.update');
  const show = (changes: Partial<RestaurantsSearch>, isSaved = false) =>
    void navigate({
      from: '/apps/restaurants',
      search: (previous) => ({ ...previous, ...changes }),
      resetScroll: false,
      ignoreBlocker: isSaved,
    });
  const open = all?.filter(({ health }) => health.openState === 'open').length ?? 0;

  return (
    <div className={panel !== undefined && panel !== 'new' ? styles.besidePanel : undefined}>
      <ListPage
        list={list}
        description={all ? t('restaurants.lead', { total: all.length, open }) : '\u00A0'}
        texts={{
          search: { label: t('restaurants.search'), placeholder: t('restaurants.search') },
          failed: t('restaurants.failed'),
          empty: { title: t('restaurants.empty'), description: t('restaurants.emptyHint') },
          noMatches: t('restaurants.noMatches'),
        }}
        create={mayCreate ? { label: t('restaurants.add'), onCreate: () => show({ panel: 'new' }) } : undefined}
        rowLink={({ id }) => ({
          to: '/apps/restaurants',
          search: (previous: object) => ({ ...previous, panel: id }),
          resetScroll: false,
        })}
        rowActions={(row) => [
          { id: 'open', label: t('restaurants.openPanel'), icon: Eye, onAction: () => show({ panel: row.id }) },
          {
            id: 'edit',
            label: t('restaurants.editHours'),
            icon: Pencil,
            quick: true,
            shortcut: 'E',
            disabled: updateDenial !== undefined,
            description: updateDenial,
            onAction: () => show({ panel: row.id, tab: 'hours' }),
          },
          ...actions.actionsOf(row).map(({ action, denial }) => ({
            id: action,
            label: labels.action(action),
            tone: action === 'archive' ? ('danger' as const) : undefined,
            disabled: denial !== undefined,
            description: denial,
            onAction: () => actions.start(row, action),
          })),
        ]}
      >
        <Suspense>
          {panel === 'new' && mayCreate && (
            <NewRestaurantDrawer
              onClose={() => show({ panel: undefined }, true)}
              onAdded={({ id }) => show({ panel: id }, true)}
            />
          )}
          {panel !== undefined && panel !== 'new' && (
            <RestaurantPanel
              id={panel}
              tab={tab}
              actions={actions}
              onTabChange={(next) => show({ tab: next === 'overview' ? undefined : next })}
              onClose={() => show({ panel: undefined, tab: undefined })}
            />
          )}
          {actions.asked && <StatusDialog asked={actions.asked} actions={actions} />}
        </Suspense>
      </ListPage>
    </div>
  );
}
