import { Grid, GridItem } from '@larder/ui';
import { EarningsCard } from './EarningsCard';
import { GoalCard } from './GoalCard';
import { RevenueReportCard } from './RevenueReportCard';
import { StatisticCard } from './StatisticCard';
import { TransactionsCard } from './TransactionsCard';

/** What the cards of pages.md 4.2 say about trade: each with its own call. */
export function TradeCards() {
  return (
    <Grid columns={{ base: 1, md: 2, xl: 12 }}>
      <GridItem span={{ base: 1, md: 2, xl: 8 }}>
        <RevenueReportCard />
      </GridItem>
      <GridItem span={{ base: 1, xl: 4 }}>
        <EarningsCard />
      </GridItem>
      <GridItem span={{ base: 1, xl: 3 }}>
        <StatisticCard name="orders-bar-chart" />
      </GridItem>
      <GridItem span={{ base: 1, xl: 3 }}>
        <StatisticCard name="profit-line-chart" />
      </GridItem>
      <GridItem span={{ base: 1, xl: 3 }}>
        <GoalCard />
      </GridItem>
      <GridItem span={{ base: 1, xl: 3 }}>
        <TransactionsCard />
      </GridItem>
    </Grid>
  );
}
