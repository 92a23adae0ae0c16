import {
  cardAdvanceQuery,
  cardAnalyticsQuery,
  cardStatisticQuery,
  readSession,
  type QueryClient,
} from '@larder/domain';
import { Grid, GridItem } from '@larder/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageQueries } from '../../components/PageQueries';
import { useShownRestaurant } from '../../hooks/useShownRestaurant';
import { shownRestaurant } from '../../lib/shownRestaurant';
import { rangeOf, withCardRange, type AnalyticsSearch, type RangedCard } from './analyticsSearch';
import { AnalyticsHeader } from './components/AnalyticsHeader';
import { BestDayCard } from './components/BestDayCard';
import { DaypartCard } from './components/DaypartCard';
import { GuestFeedbackCard } from './components/GuestFeedbackCard';
import { GuestVisitsCard } from './components/GuestVisitsCard';
import { MenuLaunchCard } from './components/MenuLaunchCard';
import { TeamTimelineCard } from './components/TeamTimelineCard';
import { isDashboardQuery } from './isDashboardQuery';
import { TrendCard } from './components/TrendCard';
import type { CardPeriodProps } from './components/RangeMenu';
import { CardRestaurant } from './useCardRestaurant';

/**
 * Throws if the restaurant in the URL is not a workplace of the user. Prefetches the first cards. Each card shows its
 * errors.
 */
export async function loadAnalyticsDashboard(queryClient: QueryClient, search: AnalyticsSearch) {
  const restaurant = shownRestaurant(readSession(), search.restaurant, 'dashboard')?._id;
  const { range } = search;
  void queryClient.prefetchQuery(cardAdvanceQuery('greeting', { restaurant, range }));
  void queryClient.prefetchQuery(cardStatisticQuery('subscribers', { restaurant, range }));
  void queryClient.prefetchQuery(cardStatisticQuery('orders', { restaurant, range }));
  void queryClient.prefetchQuery(cardAnalyticsQuery('avg-sessions', { restaurant, range: rangeOf(search, 'visits') }));
  void queryClient.prefetchQuery(
    cardAnalyticsQuery('support-tracker', { restaurant, range: rangeOf(search, 'feedback') }),
  );
}

export function AnalyticsDashboardPage() {
  const search = useSearch({ from: '/_shell/dashboard/analytics' });
  const navigate = useNavigate({ from: '/dashboard/analytics' });
  const { range } = search;
  const restaurant = useShownRestaurant(search.restaurant, 'dashboard');

  const periodOf = (card: RangedCard): CardPeriodProps => ({
    range: rangeOf(search, card),
    onRangeChange: (next) =>
      void navigate({ search: (before) => withCardRange(before, card, next), resetScroll: false }),
  });

  return (
    <CardRestaurant value={restaurant?._id}>
      <AnalyticsHeader search={search} />
      <PageQueries isOwn={isDashboardQuery}>
        <Grid columns={{ base: 1, md: 2, xl: 12 }}>
          <GridItem span={{ base: 1, md: 2, xl: 6 }}>
            <BestDayCard range={range} />
          </GridItem>
          <GridItem span={{ base: 1, xl: 3 }}>
            <TrendCard name="subscribers" range={range} />
          </GridItem>
          <GridItem span={{ base: 1, xl: 3 }}>
            <TrendCard name="orders" range={range} />
          </GridItem>
          <GridItem span={{ base: 1, md: 2, lg: 1, xl: 6 }}>
            <GuestVisitsCard {...periodOf('visits')} />
          </GridItem>
          <GridItem span={{ base: 1, md: 2, lg: 1, xl: 6 }}>
            <GuestFeedbackCard {...periodOf('feedback')} />
          </GridItem>
          <GridItem span={{ base: 1, xl: 4 }}>
            <TeamTimelineCard />
          </GridItem>
          <GridItem span={{ base: 1, xl: 4 }}>
            <DaypartCard {...periodOf('daypart')} />
          </GridItem>
          <GridItem span={{ base: 1, md: 2, xl: 4 }}>
            <MenuLaunchCard />
          </GridItem>
        </Grid>
      </PageQueries>
    </CardRestaurant>
  );
}
