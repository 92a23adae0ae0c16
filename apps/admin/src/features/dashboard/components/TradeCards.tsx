import { Grid, GridItem } from '@larder/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyCard } from '../../../components/lazyCard';
import { trendCards, useTrendCards, type TrendCard } from '../dashboardCards';
import { BestSellerCard } from './BestSellerCard';
import { CardGrid } from './CardGrid';
import { ChannelsCard } from './ChannelsCard';
import { EarningsCard } from './EarningsCard';
import { EventCard } from './EventCard';
import { GoalCard } from './GoalCard';
import { StatisticCard } from './StatisticCard';
import { TradeStatisticsCard } from './TradeStatisticsCard';
import { TransactionsCard } from './TransactionsCard';

const RevenueReportCard = lazyCard(() => import('./RevenueReportCard'), 'RevenueReportCard');
const SuppliersCard = lazyCard(() => import('./SuppliersCard'), 'SuppliersCard');

/** The sales cards of the dashboard, with a separate request each. */
export function TradeCards() {
  const { t } = useTranslation();
  const { shown } = useTrendCards();
  const cards: Record<TrendCard, ReactNode> = {
    bestSeller: <BestSellerCard />,
    statistics: <TradeStatisticsCard />,
    revenueReport: <RevenueReportCard title={t('cards.revenueReport.title')} blockSize={560} />,
    figures: (
      <Grid columns={{ base: 1, md: 2 }}>
        <StatisticCard name="orders-bar-chart" />
        <StatisticCard name="profit-line-chart" />
        <GridItem span={{ base: 1, md: 2 }}>
          <EarningsCard />
        </GridItem>
      </Grid>
    ),
    suppliers: <SuppliersCard title={t('cards.suppliers.title')} blockSize={440} />,
    event: <EventCard />,
    orderChannels: <ChannelsCard />,
    goal: <GoalCard />,
    transactions: <TransactionsCard />,
  };
  return (
    <CardGrid widths={trendCards} shown={shown}>
      {(id) => cards[id]}
    </CardGrid>
  );
}
