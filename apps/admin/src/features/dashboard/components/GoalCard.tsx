import { useCardAnalytics } from '@larder/domain';
import { Stack, Text } from '@larder/ui';
import { RadialGauge } from '@larder/ui/charts';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { accountCurrency, minorOf } from '../../../lib/accountMoney';
import { useCardChange } from '../useCardChange';
import { ChangeAmount } from './ChangeAmount';
import * as styles from './TradeCards.css';

/** Progress of the month's goal. */
export function GoalCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardAnalytics('goal-overview');
  const { change } = useCardChange();
  const money = (value: number) => formats.money(minorOf(value), accountCurrency, { whole: true });
  return (
    <QueryCard
      title={t('cards.goal.title')}
      actions={
        query.data && (
          <ChangeAmount
            label={t('cards.goal.change')}
            field={t('cards.goal.title')}
            value={query.data.goal}
            onChange={(next) =>
              change({
                update: { card: 'goal-overview', data: { goal: next } },
                inverse: query.data && { card: 'goal-overview', data: { goal: query.data.goal } },
                done: t('cards.goal.changed', { amount: money(next) }),
                failed: t('cards.goal.failed'),
              })
            }
          />
        )
      }
      query={query}
      skeletonSize={200}
    >
      {({ completed, inProgress }) => {
        const whole = completed + inProgress;
        const share = whole === 0 ? 0 : completed / whole;
        return (
          <Stack gap="px16" align="center">
            <RadialGauge
              label={t('cards.goal.title')}
              value={share}
              formatted={formats.percentParts(share, 0)}
              caption={t('cards.goal.done')}
            />
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
