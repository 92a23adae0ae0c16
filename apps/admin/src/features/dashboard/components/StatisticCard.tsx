import { useCardStatistic } from '@larder/domain';
import type { CardStatistic } from '@larder/domain/contract';
import { Figure, Stack, Text } from '@larder/ui';
import { AreaChart, MiniBars } from '@larder/ui/charts';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import { CardChange } from './CardChange';

export interface StatisticCardProps {
  name: 'orders-bar-chart' | 'profit-line-chart';
}

const bars = 5;

/** A statistic with a chart of the last days: bars for orders, a line for the others. */
export function StatisticCard({ name }: StatisticCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const title = t(`cards.${name}`);
  const query = useCardStatistic(name, { restaurant: useCardRestaurant() });
  const money = useCardMoney(query.data?.currency);
  const write = (unit: CardStatistic['unit'], value: number) =>
    unit === 'money' ? money.whole(value) : formats.number(value);
  return (
    <QueryCard title={title} query={query} skeletonSize={200}>
      {({ value, unit, delta, deltaUnit, categories, series }) => {
        const values = series[0]?.data ?? [];
        const buckets = categories.map((day) => ({ label: formats.date(day) }));
        const summary = t('cards.summary', { title, value: write(unit, value) });
        return (
          <Stack gap="px12">
            <div>
              <Figure size="card" parts={unit === 'money' ? money.parts(value) : formats.number(value)} />
              <Stack direction="row" gap="px6" wrap>
                <CardChange value={delta} unit={deltaUnit} />
                <Text variant="caption" tone="muted">
                  {t('cards.last28')}
                </Text>
              </Stack>
            </div>
            {name === 'orders-bar-chart' ? (
              <MiniBars
                label={title}
                buckets={buckets
                  .slice(-bars)
                  .map(({ label }) => ({ label: label.split(' ')[0] ?? label, title: label }))}
                values={values.slice(-bars)}
                formatValue={(point) => write(unit, point)}
              />
            ) : (
              <AreaChart
                label={title}
                summary={summary}
                buckets={buckets}
                values={values}
                formatValue={(point) => write(unit, point)}
                blockSize={128}
              />
            )}
          </Stack>
        );
      }}
    </QueryCard>
  );
}
