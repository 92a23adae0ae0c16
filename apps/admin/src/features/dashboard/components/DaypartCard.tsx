import { useCardAdvance } from '@larder/domain';
import { RadarChart } from '@larder/ui/charts';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardRestaurant } from '../useCardRestaurant';
import { RangeMenu, type CardPeriodProps } from './RangeMenu';

/** Revenue and guests by part of the day, each on a scale of 100. */
export function DaypartCard(period: CardPeriodProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardAdvance('sales-radar', { restaurant: useCardRestaurant(), range: period.range });
  const title = t('analytics.daypart.title');
  const menu = <RangeMenu card={title} response={query.data} {...period} />;
  // The loaded chart has a header.
  const header = query.data ? {} : { title, actions: menu };
  return (
    <QueryCard {...header} padding={query.data ? 'none' : 'normal'} query={query} skeletonSize={216}>
      {({ axes, series }) => {
        const names = axes.map((axis) => t(`analytics.daypart.axis.${axis}`, axis));
        const sales = series[0]?.data ?? [];
        const best = names[sales.indexOf(Math.max(...sales))];
        return (
          <RadarChart
            title={title}
            label={title}
            actions={menu}
            summary={best ? t('analytics.daypart.summary', { best }) : t('analytics.daypart.none')}
            bucketLabel={t('analytics.daypart.daypart')}
            axes={names}
            series={series.map(({ name, data }) => ({
              id: name,
              label: t(`analytics.daypart.series.${name}`),
              values: data,
            }))}
            max={100}
            formatValue={formats.number}
          />
        );
      }}
    </QueryCard>
  );
}
