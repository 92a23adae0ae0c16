import { useCardAdvance } from '@larder/domain';
import { Figure, Stack, Text } from '@larder/ui';
import { ShareBar } from '@larder/ui/charts';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import { CardChange } from './CardChange';

/** The month's revenue by source. */
export function EarningsCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardAdvance('earnings', { restaurant: useCardRestaurant() });
  const money = useCardMoney(query.data?.currency);
  return (
    <QueryCard
      title={t('cards.earnings.title')}
      query={query}
      skeletonSize={240}
      isEmpty={({ parts }) => parts.length === 0}
    >
      {({ month, total, deltaPercent, parts }) => (
        <Stack gap="px16">
          <div>
            <Figure size="card" parts={money.parts(total)} />
            <Stack direction="row" gap="px6" wrap>
              <CardChange value={deltaPercent} />
              <Text variant="caption" tone="muted">
                {t('cards.earnings.month', {
                  month: formats.date(`${month.slice(0, 7)}-01`, { month: 'long', year: 'numeric' }),
                })}
              </Text>
            </Stack>
          </div>
          <ShareBar
            label={t('cards.earnings.title')}
            bucketLabel={t('cards.earnings.kind')}
            items={parts.map(({ name, value }) => ({
              id: name,
              label: t(`cards.earnings.${name}`),
              value: money.minor(value),
            }))}
            formatValue={money.wholeMinor}
            formatShare={(share) => formats.percent(share, 0)}
          />
        </Stack>
      )}
    </QueryCard>
  );
}
