import { useCardAnalytics } from '@larder/domain';
import { Stack, Text } from '@larder/ui';
import { RadialGauge } from '@larder/ui/charts';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardChange } from '../useCardChange';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import { ChangeAmount } from './ChangeAmount';
import * as styles from './TradeCards.css';

/** Progress of the month's goal. */
export function GoalCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const restaurant = useCardRestaurant();
  const query = useCardAnalytics('goal-overview', { restaurant });
  const { change } = useCardChange();
  const money = useCardMoney(query.data?.currency);
  return (
    <QueryCard
      title={t('cards.goal.title')}
      actions={
        query.data && (
          <ChangeAmount
            label={t('cards.goal.change')}
            field={t('cards.goal.title')}
            value={query.data.goal}
            currency={query.data.currency}
            onChange={(next) =>
              change({
                update: { card: 'goal-overview', restaurant, data: { goal: next } },
                inverse: query.data && { card: 'goal-overview', restaurant, data: { goal: query.data.goal } },
                done: t('cards.goal.changed', { amount: money.whole(next) }),
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
                    <bdi dir="ltr">{money.whole({ completed, inProgress }[key])}</bdi>
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
