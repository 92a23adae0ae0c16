import { useCardAdvance } from '@larder/domain';
import type { CardRange } from '@larder/domain/contract';
import { Figure, Stack, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import * as styles from './BestDayCard.css';
import { CardChange } from './CardChange';
import { JarsInAlcove } from './JarsInAlcove';

/** The day with the highest sales of the last seven days. */
export function BestDayCard({ range }: { range: CardRange | undefined }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardAdvance('greeting', { restaurant: useCardRestaurant(), range });
  const money = useCardMoney(query.data?.currency);
  return (
    <QueryCard
      className={styles.card}
      aria-label={t('analytics.bestDay.label')}
      // The loaded content contains a heading, so the card needs a title only on an error.
      title={query.isError && !query.data ? t('analytics.bestDay.label') : undefined}
      padding={query.data ? 'none' : 'normal'}
      query={query}
      skeletonSize={130}
    >
      {({ fullName, percent, date, amount, covers }) => {
        const weekday = formats.date(date, { weekday: 'long' });
        return (
          <div className={styles.root}>
            <Stack gap="px12" className={styles.texts}>
              <div>
                <Text as="h2" variant="title2">
                  {t('analytics.bestDay.title', { weekday, name: fullName.split(' ')[0] })}
                </Text>
                <Text as="p" tone="muted" className={styles.sentence}>
                  {t(covers ? 'analytics.bestDay.covers' : 'analytics.bestDay.text', {
                    covers: formats.number(covers ?? 0),
                    date: formats.date(date, { day: 'numeric', month: 'long' }),
                  })}
                </Text>
              </div>
              <div>
                <Figure parts={money.parts(amount)} />
                <Stack direction="row" gap="px6" wrap>
                  <CardChange value={percent} />
                  {percent !== null && (
                    <Text variant="caption" tone="subtle">
                      {t('analytics.bestDay.comparison', { weekday })}
                    </Text>
                  )}
                </Stack>
              </div>
            </Stack>
            <JarsInAlcove className={styles.drawing} />
          </div>
        );
      }}
    </QueryCard>
  );
}
