import { useCardAnalytics } from '@larder/domain';
import { Figure, Text } from '@larder/ui';
import { BarsChart } from '@larder/ui/charts';
import { Select } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardChange } from '../useCardChange';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import { ChangeAmount } from './ChangeAmount';
import * as styles from './TradeCards.css';

const chartSize = 336;

/** Earnings (upward) and expenses (downward) by month of a year. */
export function RevenueReportCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const [year, setYear] = useState<number>();
  const restaurant = useCardRestaurant();
  const query = useCardAnalytics('revenue-report', { restaurant, ...(year === undefined ? {} : { year }) });
  const money = useCardMoney(query.data?.currency);
  const { change } = useCardChange();
  const title = t('cards.revenueReport.title');
  return (
    // The loaded chart has a header.
    <QueryCard
      query={query}
      title={query.data ? undefined : title}
      padding={query.data ? 'none' : 'normal'}
      skeletonSize={chartSize + 116}
    >
      {({ amount, budget, earning, expense, months, year: shown, years }) => (
        <div className={styles.revenue}>
          <BarsChart
            title={title}
            label={title}
            bucketLabel={t('cards.revenueReport.month')}
            arrangement="stacked"
            summary={t('cards.revenueReport.summary', { year: String(shown), amount: money.whole(amount) })}
            actions={
              <Select
                label={t('cards.revenueReport.year')}
                hideLabel
                size="sm"
                options={years.map((each) => ({ value: String(each), label: String(each) }))}
                value={String(shown)}
                onValueChange={(value) => setYear(Number(value))}
              />
            }
            buckets={months.map((month) => ({
              label: formats.date(`${month}-01`, { month: 'short' }),
              title: formats.date(`${month}-01`, { month: 'long', year: 'numeric' }),
            }))}
            series={[
              { id: 'earning', label: t('cards.revenueReport.earning'), values: earning.map(money.minor) },
              { id: 'expense', label: t('cards.revenueReport.expense'), values: expense.map(money.minor), tone: 'c2' },
            ]}
            formatValue={money.wholeMinor}
            blockSize={chartSize}
            formatTick={money.compactMinor}
          />
          <div className={styles.revenueSums}>
            {(
              [
                ['amount', amount],
                ['budget', budget],
              ] as const
            ).map(([key, value]) => (
              <div key={key}>
                <Text as="p" variant="caption" tone="muted">
                  {t(`cards.revenueReport.${key}`)}
                </Text>
                <Figure size="card" parts={money.parts(value)} />
              </div>
            ))}
            <div className={styles.revenueChange}>
              <ChangeAmount
                label={t('cards.revenueReport.changeBudget')}
                field={t('cards.revenueReport.budget')}
                value={budget}
                currency={query.data?.currency}
                onChange={(next) =>
                  change({
                    update: { card: 'revenue-report', restaurant, data: { budget: next } },
                    inverse: { card: 'revenue-report', restaurant, data: { budget } },
                    done: t('cards.revenueReport.budgetChanged', { amount: money.whole(next) }),
                    failed: t('cards.revenueReport.budgetFailed'),
                  })
                }
              />
            </div>
          </div>
        </div>
      )}
    </QueryCard>
  );
}
