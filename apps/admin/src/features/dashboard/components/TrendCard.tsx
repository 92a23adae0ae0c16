import { useCardStatistic } from '@larder/domain';
import type { CardRange, CardStatisticName } from '@larder/domain/contract';
import { Figure, Icon, Skeleton, Text, type IconType } from '@larder/ui';
import { AreaChart, type ChartColor } from '@larder/ui/charts';
import { Banknote, Clock3, Globe, Mail, ReceiptText, ShoppingBag, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import { CardChange } from './CardChange';
import * as styles from './TrendCard.css';

export interface TrendCardProps {
  name: Exclude<CardStatisticName, 'orders-bar-chart' | 'profit-line-chart'>;
  range: CardRange | undefined;
}

const looks: Record<TrendCardProps['name'], { icon: IconType; tone: keyof typeof styles.tile; color: ChartColor }> = {
  subscribers: { icon: UsersRound, tone: 'primary', color: 'c1' },
  revenue: { icon: Banknote, tone: 'success', color: 'c2' },
  sales: { icon: ReceiptText, tone: 'danger', color: 'c4' },
  orders: { icon: ShoppingBag, tone: 'info', color: 'c3' },
  'site-traffic': { icon: Globe, tone: 'primary', color: 'c1' },
  'active-users': { icon: Clock3, tone: 'success', color: 'c2' },
  newsletter: { icon: Mail, tone: 'warning', color: 'c5' },
};

/** A statistic with its change and a sparkline at the bottom of the card. */
export function TrendCard({ name, range }: TrendCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardStatistic(name, { restaurant: useCardRestaurant(), range });
  const money = useCardMoney(query.data?.currency);
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
      {({ value, unit, delta, deltaUnit, categories, series }) => {
        const monthly = query.data?.range === 'Last Year';
        const write = unit === 'money' ? money.whole : (amount: number) => formats.number(amount);
        const full = write(value);
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
                  parts={value < 10_000 ? full : (unit === 'money' ? money : formats).compact(value)}
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
              formatValue={write}
              tone={color}
            />
          </div>
        );
      }}
    </QueryCard>
  );
}
