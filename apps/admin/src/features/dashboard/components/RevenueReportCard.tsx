import { useCardAnalytics } from '@larder/domain';
import { Figure, Skeleton, Text } from '@larder/ui';
import { StackedBars } from '@larder/ui/charts';
import { Select } from '@larder/ui/overlays';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../lib/QueryCard';
import { useFormats } from '../../../lib/useFormats';
import { accountCurrency, minorOf } from '../accountMoney';
import * as styles from './TradeCards.css';

/** Earnings above the shelf, expenses below, by month of a year. */
export function RevenueReportCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const [year, setYear] = useState<number>();
  const query = useCardAnalytics('revenue-report', year === undefined ? undefined : { year });
  const money = (value: number) => formats.money(value, accountCurrency, { whole: true });
  return (
    <QueryCard query={query} padding="none" skeleton={<Skeleton blockSize={348} />}>
      {({ amount, budget, earning, expense, months, year: shown, years }) => (
        <div className={styles.revenue}>
          <StackedBars
            title={t('cards.revenueReport.title')}
            label={t('cards.revenueReport.title')}
            bucketLabel={t('cards.revenueReport.month')}
            summary={t('cards.revenueReport.summary', { year: String(shown), amount: money(minorOf(amount)) })}
            actions={
              <Select
                label={t('cards.revenueReport.year')}
                hideLabel
                size="sm"
                options={years.map((each) => ({ value: String(each), label: String(each) }))}
                value={String(shown)}
                onChange={(value) => setYear(Number(value))}
              />
            }
            buckets={months.map((month) => ({
              label: formats.date(`${month}-01`, { month: 'short' }),
              title: formats.date(`${month}-01`, { month: 'long', year: 'numeric' }),
            }))}
            series={[
              { id: 'earning', label: t('cards.revenueReport.earning'), values: earning.map(minorOf) },
              { id: 'expense', label: t('cards.revenueReport.expense'), values: expense.map(minorOf), color: 'c2' },
            ]}
            formatValue={money}
            formatTick={(value) => formats.compactMoney(value, accountCurrency)}
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
                <Figure size="card" parts={formats.moneyParts(minorOf(value), accountCurrency, { whole: true })} />
              </div>
            ))}
          </div>
        </div>
      )}
    </QueryCard>
  );
}
