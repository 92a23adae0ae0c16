import { useCardAdvance } from '@larder/domain';
import { LineChart } from '@larder/ui/charts';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';

/** Net sales of the last twelve months. */
export function SalesLineCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardAdvance('sales-line', { restaurant: useCardRestaurant() });
  const money = useCardMoney(query.data?.currency);
  const title = t('cards.salesLine.title');
  const isFilled = query.data?.points.some(({ value }) => value !== 0) ?? false;
  return (
    <QueryCard
      // The loaded chart has a header.
      title={isFilled ? undefined : title}
      padding={isFilled ? 'none' : 'normal'}
      query={query}
      skeletonSize={288}
      isEmpty={() => !isFilled}
      emptyText={t('cards.netSales.none')}
    >
      {({ points }) => {
        const best = points.toSorted((a, b) => b.value - a.value)[0]!;
        const month = formats.date(`${best.month}-01`, { month: 'long', year: 'numeric' });
        return (
          <LineChart
            title={title}
            label={title}
            markers
            summary={t('cards.salesLine.summary', { month, amount: money.whole(best.value) })}
            bucketLabel={t('cards.revenueReport.month')}
            buckets={points.map((point) => ({
              label: formats.date(`${point.month}-01`, { month: 'short' }),
              title: formats.date(`${point.month}-01`, { month: 'long', year: 'numeric' }),
            }))}
            series={[
              {
                id: 'sales',
                label: t('cards.revenueReport.earning'),
                values: points.map(({ value }) => money.minor(value)),
              },
            ]}
            formatValue={money.wholeMinor}
            formatTick={money.compactMinor}
          />
        );
      }}
    </QueryCard>
  );
}
