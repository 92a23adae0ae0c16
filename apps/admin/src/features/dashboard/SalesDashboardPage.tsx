import { readSession, serviceDayQuery, type QueryClient } from '@larder/domain';
import { Stack } from '@larder/ui';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { lazyCard } from '../../components/lazyCard';
import { PageQueries } from '../../components/PageQueries';
import { useShownRestaurant } from '../../hooks/useShownRestaurant';
import { shownRestaurant } from '../../lib/shownRestaurant';
import { ServiceDay } from './components/ServiceDay';
import { ServiceDayHeader } from './components/ServiceDayHeader';
import { isDashboardQuery } from './isDashboardQuery';
import { CardRestaurant } from './useCardRestaurant';
import { useGreeting } from './useGreeting';
import type { DashboardSearch } from './dashboardSearch';

const TradeCards = lazyCard(() => import('./components/TradeCards'), 'TradeCards');

/** Rejects restaurants outside the workplaces and prefetches the page. Errors are shown on the page. */
export async function loadSalesDashboard(queryClient: QueryClient, { restaurant, date, compare }: DashboardSearch) {
  const shown = shownRestaurant(readSession(), restaurant, 'dashboard');
  void queryClient.prefetchQuery(
    serviceDayQuery({ restaurant: shown?._id ?? 'all', date, compare: compare ?? 'lastWeek' }),
  );
}

/** The sales dashboard: the service day, then the sales cards. */
export function SalesDashboardPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/_shell/' });
  const restaurant = useShownRestaurant(search.restaurant, 'dashboard');
  useGreeting();
  return (
    <>
      <ServiceDayHeader search={search} />
      <PageQueries isOwn={isDashboardQuery}>
        <Stack gap="px16">
          <ServiceDay search={search} />
          <CardRestaurant value={restaurant?._id}>
            <TradeCards title={t('dashboard.trends')} blockSize={560} />
          </CardRestaurant>
        </Stack>
      </PageQueries>
    </>
  );
}
