import { useCardAdvance } from '@larder/domain';
import { Icon, Text, type IconType } from '@larder/ui';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useRestaurantZone } from '../../../hooks/useRestaurantZone';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import * as styles from './TradeCards.css';

/** The latest payments. */
export function TransactionsCard() {
  const { t } = useTranslation();
  const formats = useFormats(useRestaurantZone().timeZone);
  const query = useCardAdvance('transactions', { restaurant: useCardRestaurant() });
  const money = useCardMoney(query.data?.currency);
  return (
    <QueryCard
      title={t('cards.transactions.title')}
      query={query}
      skeletonSize={200}
      isEmpty={({ rows }) => rows.length === 0}
      emptyText={t('cards.transactions.none')}
    >
      {({ rows }) => (
        <ul className={styles.payments}>
          {rows.map(({ id, title: name, subtitle, amount, time }) => {
            const title = t(`cards.transactions.${name}`, name);
            const isIn = amount >= 0;
            const arrow: IconType = isIn ? ArrowDownLeft : ArrowUpRight;
            return (
              <li key={id} className={styles.payment}>
                <span className={isIn ? styles.incoming : styles.outgoing}>
                  <Icon as={arrow} size={16} label={t(isIn ? 'cards.transactions.in' : 'cards.transactions.out')} />
                </span>
                <span className={styles.texts}>
                  <Text variant="bodyStrong" truncate title={title}>
                    {title}
                  </Text>
                  <Text variant="caption" tone="muted" truncate title={subtitle}>
                    {subtitle}
                  </Text>
                </span>
                <span className={styles.end}>
                  <bdi dir="ltr" className={isIn ? styles.amountIn : styles.amount}>
                    {money.signed(amount)}
                  </bdi>
                  <Text as="time" variant="caption" tone="subtle" dateTime={time}>
                    {formats.relative(time)}
                  </Text>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </QueryCard>
  );
}
