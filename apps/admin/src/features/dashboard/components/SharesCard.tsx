import { useCardAnalytics } from '@larder/domain';
import { Stack, Text } from '@larder/ui';
import { DonutChart } from '@larder/ui/DonutChart';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardRestaurant } from '../useCardRestaurant';
import { CardChange } from './CardChange';
import { RangeMenu, type CardPeriodProps } from './RangeMenu';
import * as styles from './SharesCard.css';

export interface SharesCardProps extends CardPeriodProps {
  name: 'product-orders' | 'sessions-device' | 'customers';
}

/** Parts of a total with their changes: supply orders, bills by channel or clients. */
export function SharesCard({ name, ...period }: SharesCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardAnalytics(name, { restaurant: useCardRestaurant(), range: period.range });
  const title = t(`cards.${name}.title`);
  const labelOf = (label: string) => t(`cards.shares.${label}`, { defaultValue: t(`cards.channels.${label}`, label) });
  return (
    <QueryCard
      title={title}
      actions={<RangeMenu card={title} response={query.data} {...period} />}
      query={query}
      skeletonSize={288}
      isEmpty={({ total }) => total === 0}
      emptyText={t(`cards.${name}.none`)}
    >
      {({ total, rows }) => (
        <Stack gap="px16">
          <DonutChart
            label={title}
            summary={t('cards.shares.summary', { title, total: formats.number(total) })}
            bucketLabel={t('cards.shares.kind')}
            items={rows.map(({ key, label, value }) => ({ id: key, label: labelOf(label), value }))}
            formatValue={formats.number}
            formatShare={(share) => formats.percent(share, 0)}
            center={<Text variant="title2">{formats.number(total)}</Text>}
          />
          <ul className={styles.rows}>
            {rows.map(({ key, label, value, delta }) => (
              <li key={key} className={styles.row}>
                <Text variant="table">{labelOf(label)}</Text>
                <span className={styles.figures}>
                  <Text variant="bodyStrong" tabular>
                    {formats.number(value)}
                  </Text>
                  <CardChange value={delta} />
                </span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </QueryCard>
  );
}
