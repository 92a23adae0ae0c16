import { useCardAnalytics } from '@larder/domain';
import { Stack, Text } from '@larder/ui';
import { RadialGauge } from '@larder/ui/charts';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../lib/QueryCard';
import { useFormats } from '../../../lib/useFormats';
import { accountCurrency, minorOf } from '../accountMoney';
import * as styles from './TradeCards.css';

/** How much of the month's goal is done. */
export function GoalCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const money = (value: number) => formats.money(minorOf(value), accountCurrency, { whole: true });
  return (
    <QueryCard title={t('cards.goal.title')} query={useCardAnalytics('goal-overview')} skeletonSize={200}>
      {({ completed, inProgress }) => {
        const whole = completed + inProgress;
        const share = whole === 0 ? 0 : completed / whole;
        return (
          <Stack gap="px16" align="center">
            <RadialGauge label={t('cards.goal.title')} value={share} formatted={formats.percentParts(share, 0)} caption={t('cards.goal.done')} />
            <dl className={styles.facts}>
              {(['completed', 'inProgress'] as const).map((key) => (
                <div key={key} className={styles.fact}>
                  <Text as="dt" variant="caption" tone="muted">
                    {t(`cards.goal.${key}`)}
                  </Text>
                  <Text as="dd" variant="bodyStrong" tabular>
                    <bdi dir="ltr">{money({ completed, inProgress }[key])}</bdi>
                  </Text>
                </div>
              ))}
            </dl>
          </Stack>
        );
      }}
    </QueryCard>
  );
}
