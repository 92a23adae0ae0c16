import { useCardAdvance } from '@larder/domain';
import { Figure, Stack, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import * as styles from './BestDayCard.css';
import { JarsInAlcove } from './JarsInAlcove';

/** The best-selling dish of this month. */
export function BestSellerCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardAdvance('best-seller', { restaurant: useCardRestaurant() });
  const money = useCardMoney(query.data?.currency);
  return (
    <QueryCard
      className={styles.card}
      title={t('cards.bestSeller.title')}
      padding={query.data?.title ? 'none' : 'normal'}
      query={query}
      skeletonSize={96}
      isEmpty={({ title }) => title === ''}
      emptyText={t('cards.bestSeller.none')}
    >
      {({ title, amount, month }) => (
        <div className={styles.root}>
          <Stack gap="px8" className={styles.underHeader}>
            <Text as="h3" variant="bodyStrong">
              {title}
            </Text>
            <div>
              <Figure size="card" parts={money.parts(amount)} />
              <Text as="p" variant="caption" tone="subtle">
                {t('cards.bestSeller.month', {
                  month: formats.date(`${month}-01`, { month: 'long', year: 'numeric' }),
                })}
              </Text>
            </div>
          </Stack>
          <JarsInAlcove className={styles.drawing} />
        </div>
      )}
    </QueryCard>
  );
}
