import { Grid, GridItem } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { lazyCard } from '../../../components/lazyCard';
import { BestSellerCard } from './BestSellerCard';
import { ChannelsCard } from './ChannelsCard';
import { EarningsCard } from './EarningsCard';
import { EventCard } from './EventCard';
import { GoalCard } from './GoalCard';
import { StatisticCard } from './StatisticCard';
import { TradeStatisticsCard } from './TradeStatisticsCard';
import { TransactionsCard } from './TransactionsCard';

const RevenueReportCard = lazyCard(() => import('./RevenueReportCard'), 'RevenueReportCard');
const SuppliersCard = lazyCard(() => import('./SuppliersCard'), 'SuppliersCard');

const third = { base: 1, xl: 4 } as const;
const wide = { base: 1, md: 2, xl: 8 } as const;

/** The sales cards of the dashboard, with a separate request each. */
export function TradeCards() {
  const { t } = useTranslation();
  return (
    <Grid columns={{ base: 1, md: 2, xl: 12 }}>
      <GridItem span={third}>
        <BestSellerCard />
      </GridItem>
      <GridItem span={{ base: 1, xl: 8 }}>
        <TradeStatisticsCard />
      </GridItem>
      <GridItem span={wide}>
        <RevenueReportCard title={t('cards.revenueReport.title')} blockSize={560} />
      </GridItem>
      <GridItem span={{ base: 1, md: 2, xl: 4 }}>
        <Grid columns={{ base: 1, md: 2 }}>
          <StatisticCard name="orders-bar-chart" />
          <StatisticCard name="profit-line-chart" />
          <GridItem span={{ base: 1, md: 2 }}>
            <EarningsCard />
          </GridItem>
        </Grid>
      </GridItem>
      <GridItem span={wide}>
        <SuppliersCard title={t('cards.suppliers.title')} blockSize={440} />
      </GridItem>
      <GridItem span={third}>
        <EventCard />
      </GridItem>
      <GridItem span={third}>
        <ChannelsCard />
      </GridItem>
      <GridItem span={third}>
        <GoalCard />
      </GridItem>
      <GridItem span={{ base: 1, md: 2, xl: 4 }}>
        <TransactionsCard />
      </GridItem>
    </Grid>
  );
}
