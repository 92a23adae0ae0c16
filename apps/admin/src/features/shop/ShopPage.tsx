import { useProductList, useShopLayout } from '@larder/domain';
import { Button, Card, PageHeader } from '@larder/ui';
import { SearchField } from '@larder/ui/table';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { useOrderActions } from '../../entities/products/useOrderActions';
import { usePageTitle } from '../../hooks/usePageTitle';
import { useShortcuts } from '../../hooks/useShortcuts';
import { FilterTags } from '../../lists/FilterTags';
import { ListPagination } from '../../lists/ListPagination';
import { useListMemory } from '../../lists/useListMemory';
import { useListPages } from '../../lists/useListPages';
import { useListSearch } from '../../lists/useListSearch';
import { FilterButton, LayoutChoice, PerPageMenu, SortMenu } from './components/ShopControls';
import { OrderLinks } from './components/OrderLinks';
import * as styles from './components/Shop.css';
import { ShopFilters } from './components/ShopFilters';
import { ShopResults } from './components/ShopResults';
import { shopList, shopParameters, perPageOptions } from './shopSearch';
import { useActiveShopFilters } from './useActiveShopFilters';

export { loadShop } from './shopQueries';

const RestockCard = lazyDialog(() => import('./components/RestockCard'), 'RestockCard');
const FilterDrawer = lazyDialog(() => import('./components/FilterDrawer'), 'FilterDrawer');

/** The products that a restaurant can order, with filters. */
export function ShopPage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const state = useListSearch(shopList);
  const { search, change } = state;
  const query = useProductList(shopParameters(search));
  const actions = useOrderActions();
  const searchField = useRef<HTMLInputElement>(null);
  const [hasDrawer, setDrawer] = useState(false);
  const [remembered, remember] = useShopLayout();
  const layout = search.layout ?? remembered;
  const active = useActiveShopFilters(search);
  useListMemory();
  useShortcuts({ search: () => searchField.current?.focus() });

  const total = query.data?.total ?? 0;
  const perPage = search.perPage ?? perPageOptions[0];
  const pages = useListPages({
    search,
    change,
    total,
    perPage,
    isLoaded: query.data !== undefined && !query.isPlaceholderData,
  });

  const facets = query.data?.facets;
  const filterProps = facets && { facets, search, onChange: change };
  const filterButton = (isNarrow: boolean) =>
    facets && <FilterButton count={active.length} block={isNarrow} onPress={() => setDrawer(true)} />;
  const sortMenu = (isNarrow: boolean) =>
    actions.mayOrder && (
      <SortMenu block={isNarrow} value={search.sortBy} onValueChange={(sortBy) => change({ sortBy })} />
    );

  return (
    <>
      <PageHeader title={title} actions={<OrderLinks actions={actions} />} />
      <div className={styles.page}>
        {filterProps && (
          <Card role="search" aria-label={t('shop.filters.label')} className={styles.wideOnly}>
            <ShopFilters {...filterProps} />
          </Card>
        )}
        <div className={styles.main} aria-busy={query.isPending || query.isPlaceholderData || undefined}>
          <div className={styles.bar}>
            <strong aria-live="polite">{query.data && t('shop.total', { count: total })}</strong>
            <SearchField
              {...state.field}
              ref={searchField}
              className={styles.search}
              label={t('shop.search')}
              placeholder={t('shop.search')}
              aria-keyshortcuts="/"
            />
            <span className={styles.mediumOnly}>{filterButton(false)}</span>
            <span className={styles.barEnd}>
              {sortMenu(false)}
              <LayoutChoice
                value={layout}
                onValueChange={(next) => {
                  remember(next);
                  change({ layout: next === 'list' ? next : undefined, page: search.page });
                }}
              />
            </span>
          </div>
          {active.length > 0 && (
            <div className={styles.bar}>
              <FilterTags filters={active} onRemove={(without) => change(without)} />
              <Button
                size="sm"
                variant="plain"
                onClick={() => {
                  searchField.current?.focus();
                  state.clear();
                }}
              >
                {t('lists.noMatches.clear')}
              </Button>
            </div>
          )}
          {actions.mayOrder && !state.isNarrowed && pages.page === 1 && (
            <Suspense>
              <RestockCard actions={actions} />
            </Suspense>
          )}
          <ShopResults
            query={query}
            isFiltered={state.isNarrowed || pages.isPastEnd}
            layout={layout}
            actions={actions}
            onClear={state.clear}
          />
          {total > perPageOptions[0] && (
            <div className={styles.foots}>
              <PerPageMenu value={perPage} onValueChange={(next) => change({ perPage: next })} />
              <ListPagination label={t('shop.pages')} pages={pages} />
            </div>
          )}
          <div className={styles.narrowBar}>
            {filterButton(true)}
            {sortMenu(true)}
          </div>
        </div>
      </div>
      <Suspense>
        {filterProps && hasDrawer && <FilterDrawer {...filterProps} onClose={() => setDrawer(false)} total={total} />}
      </Suspense>
    </>
  );
}
