import { useCardStatistic } from '@larder/domain';
import type { CardRange } from '@larder/domain/contract';
import { Figure, Icon, Skeleton, Text, type IconType } from '@larder/ui';
import { AreaChart, type ChartColor } from '@larder/ui/charts';
import { ShoppingBag, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardRestaurant } from '../useCardRestaurant';
import { CardChange } from './CardChange';
import * as styles from './TrendCard.css';

export interface TrendCardProps {
  name: 'subscribers' | 'orders';
  range: CardRange | undefined;
}

const looks: Record<TrendCardProps['name'], { icon: IconType; tone: keyof typeof styles.tile; color: ChartColor }> = {
  subscribers: { icon: UsersRound, tone: 'primary', color: 'c1' },
  orders: { icon: ShoppingBag, tone: 'info', color: 'c3' },
};

/** A statistic with its change and a sparkline at the bottom of the card. */
export function TrendCard({ name, range }: TrendCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardStatistic(name, { restaurant: useCardRestaurant(), range });
  const { icon, tone, color } = looks[name];
  const title = t(`analytics.${name}`);
  return (
    <QueryCard
      className={styles.card}
      aria-label={title}
      title={query.isError && !query.data ? title : undefined}
      padding="none"
      query={query}
      skeleton={
        <div className={styles.head}>
          <Skeleton inlineSize={32} blockSize={32} />
          <Skeleton inlineSize="50%" blockSize={40} />
        </div>
      }
      skeletonSize={162}
    >
      {({ value, delta, deltaUnit, categories, series }) => {
        const monthly = query.data?.range === 'Last Year';
        const full = formats.number(value);
        return (
          <div className={styles.root}>
            <div className={styles.head}>
              <span className={styles.tile[tone]}>
                <Icon as={icon} size={18} />
              </span>
              <div className={styles.texts}>
                <Text as="h2" variant="label" tone="muted">
                  {title}
                </Text>
                <Figure
                  className={styles.figure}
                  size="tile"
                  parts={value < 10_000 ? full : formats.compact(value)}
                  title={full}
                />
              </div>
              <CardChange value={delta} unit={deltaUnit} />
            </div>
            <AreaChart
              label={title}
              summary={t('analytics.trend', { title, value: full })}
              buckets={categories.map((day) => ({
                label: formats.date(day, monthly ? { month: 'short', year: 'numeric' } : undefined),
              }))}
              values={series[0]?.data ?? []}
              formatValue={(point) => formats.number(point)}
              tone={color}
            />
          </div>
        );
      }}
    </QueryCard>
  );
}
