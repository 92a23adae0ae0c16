import { useCardAdvance } from '@larder/domain';
import { Delta, Figure, Stack, Text } from '@larder/ui';
import { ShareBar } from '@larder/ui/charts';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { accountCurrency, minorOf } from '../../../lib/accountMoney';
import { deltaOf } from '../deltaOf';

/** The month's revenue by source. */
export function EarningsCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <QueryCard
      title={t('cards.earnings.title')}
      query={useCardAdvance('earnings')}
      skeletonSize={240}
      isEmpty={({ parts }) => parts.length === 0}
    >
      {({ month, total, deltaPercent, parts }) => (
        <Stack gap="px16">
          <div>
            <Figure size="card" parts={formats.moneyParts(minorOf(total), accountCurrency, { whole: true })} />
            <Stack direction="row" gap="px6" wrap>
              <Delta text={formats.signedPercent(deltaPercent / 100)} {...deltaOf(deltaPercent)} />
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
              value: minorOf(value),
            }))}
            formatValue={(value) => formats.money(value, accountCurrency, { whole: true })}
            formatShare={(share) => formats.percent(share, 0)}
          />
        </Stack>
      )}
    </QueryCard>
  );
}
