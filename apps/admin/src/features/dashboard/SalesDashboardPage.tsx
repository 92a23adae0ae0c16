import { currentAbility, readSession, serviceDayQuery, useAbility, type QueryClient } from '@larder/domain';
import { PageHeader, Stack } from '@larder/ui';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownRestaurant } from '../../lib/shownRestaurant';
import { usePageTitle } from '../../hooks/usePageTitle';
import { ServiceDay } from './components/ServiceDay';
import { ServiceDayHeader } from './components/ServiceDayHeader';
import { TradeCards } from './components/TradeCards';
import { useGreeting } from './useGreeting';
import type { DashboardSearch } from './dashboardSearch';

/** Rejects restaurants outside the workplaces and prefetches the page. Errors are shown on the page. */
export async function loadSalesDashboard(queryClient: QueryClient, { restaurant, date, compare }: DashboardSearch) {
  const shown = shownRestaurant(readSession(), restaurant, 'dashboard');
  if (!currentAbility().can('read', 'dashboard')) return;
  void queryClient.prefetchQuery(
    serviceDayQuery({ restaurant: shown?._id ?? 'all', date, compare: compare ?? 'lastWeek' }),
  );
}

function PlainHeader() {
  const { t } = useTranslation();
  usePageTitle();
  return <PageHeader title={t('nav.menu.sales')} />;
}

/** The sales dashboard: the service day, then the sales cards. */
export function SalesDashboardPage() {
  const search = useSearch({ from: '/_shell/' });
  const seesServiceDay = useAbility().can('read', 'dashboard');
  useGreeting();
  return (
    <>
      {seesServiceDay ? <ServiceDayHeader search={search} /> : <PlainHeader />}
      <Stack gap="px16">
        {seesServiceDay && <ServiceDay search={search} />}
        <TradeCards />
      </Stack>
    </>
  );
}
