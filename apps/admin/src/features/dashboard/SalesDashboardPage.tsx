import { readSession, serviceDayQuery, type QueryClient } from '@larder/domain';
import { Button, Card, EmptyState, Stack } from '@larder/ui';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lazyCard } from '../../components/lazyCard';
import { PageQueries } from '../../components/PageQueries';
import { shownScope } from '../../lib/shownScope';
import { ServiceDay } from './components/ServiceDay';
import { ServiceDayHeader } from './components/ServiceDayHeader';
import { useDayCards, useTrendCards } from './dashboardCards';
import { isDashboardQuery } from './isDashboardQuery';
import { CardRestaurant } from './useCardRestaurant';
import { useGreeting } from './useGreeting';
import { dayParameters, useShownDay } from './useShownDay';
import type { DashboardSearch } from './dashboardSearch';

const TradeCards = lazyCard(() => import('./components/TradeCards'), 'TradeCards');

/** Throws if the restaurant in the URL is not a workplace of the user. Prefetches the service day. */
export async function loadSalesDashboard(queryClient: QueryClient, search: DashboardSearch) {
  const { id } = shownScope(readSession(), search.restaurant, 'dashboard');
  void queryClient.prefetchQuery(serviceDayQuery(dayParameters(search, id)));
}

/** The sales dashboard: the service day, then the sales cards. */
export function SalesDashboardPage() {
  const { t } = useTranslation();
  const search = useSearch({ strict: false }) as DashboardSearch;
  const { place, query } = useShownDay(search);
  const isLoaded = !query.isPending;
  const day = useDayCards();
  const trends = useTrendCards();
  useGreeting();
  return (
    <>
      <ServiceDayHeader search={search} />
      <PageQueries isOwn={isDashboardQuery}>
        <Stack gap="px16">
          <ServiceDay search={search} />
          {/* Rendered after the day has loaded. Its skeletons are shorter, so these cards would be near the viewport
             and load early. */}
          {isLoaded && search.restaurant !== 'all' && trends.shown.length > 0 && (
            <CardRestaurant value={place?._id}>
              <TradeCards title={t('dashboard.trends')} blockSize={560} />
            </CardRestaurant>
          )}
          {search.restaurant !== 'all' && day.shown.length + trends.shown.length === 0 && (
            <Card>
              <EmptyState
                title={t('dashboard.arrange.none')}
                actions={
                  <Button
                    onClick={() => {
                      day.reset();
                      trends.reset();
                    }}
                  >
                    {t('dashboard.arrange.reset')}
                  </Button>
                }
              />
            </Card>
          )}
        </Stack>
      </PageQueries>
    </>
  );
}
