import { useCardAnalytics } from '@larder/domain';
import type { CardSeries } from '@larder/domain/contract';
import { LineChart } from '@larder/ui/charts';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import { RangeMenu, type CardPeriodProps } from './RangeMenu';

/** Checks whether a chart has anything to show. */
export const hasValues = (series: readonly CardSeries[]) =>
  series.some(({ data }) => data.some((value) => value !== 0));

/** Net sales of the period, compared with the previous period. */
export function NetSalesCard(period: CardPeriodProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardAnalytics('revenue', { restaurant: useCardRestaurant(), range: period.range });
  const money = useCardMoney(query.data?.currency);
  const title = t('cards.netSales.title');
  const menu = <RangeMenu card={title} response={query.data} {...period} />;
  const isFilled = query.data && hasValues(query.data.series);
  // The loaded chart has a header.
  const header = isFilled ? {} : { title, actions: menu };
  return (
    <QueryCard
      {...header}
      padding={isFilled ? 'none' : 'normal'}
      query={query}
      skeletonSize={288}
      isEmpty={({ series }) => !hasValues(series)}
      emptyText={t('cards.netSales.none')}
    >
      {({ thisPeriod, lastPeriod, categories, series, range }) => (
        <LineChart
          title={title}
          label={title}
          actions={menu}
          summary={t('cards.netSales.summary', { now: money.whole(thisPeriod), before: money.whole(lastPeriod) })}
          bucketLabel={t('cards.netSales.day')}
          buckets={categories.map((day) => ({
            label: formats.date(day, range === 'Last Year' ? { month: 'short', year: 'numeric' } : undefined),
          }))}
          series={series.map(({ name, data }, index) => ({
            id: name,
            label: t(`cards.netSales.series.${name}`, name),
            values: categories.map((_, bucket) => (data[bucket] === undefined ? null : money.minor(data[bucket]))),
            comparison: index > 0,
          }))}
          formatValue={money.wholeMinor}
          formatTick={money.compactMinor}
        />
      )}
    </QueryCard>
  );
}
