import { useCardAdvance } from '@larder/domain';
import type { CardAdvance } from '@larder/domain/contract';
import { Figure, Icon, Text, type IconType } from '@larder/ui';
import { Package, Receipt, TrendingUp, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardMoney } from '../useCardMoney';
import { useCardRestaurant } from '../useCardRestaurant';
import { CardChange } from './CardChange';
import { tile } from './TrendCard.css';
import * as styles from './TradeStatisticsCard.css';

type Key = CardAdvance<'statistics'>['items'][number]['key'];
const looks: Record<Key, { icon: IconType; tone: keyof typeof tile }> = {
  sales: { icon: Receipt, tone: 'primary' },
  guests: { icon: UsersRound, tone: 'info' },
  products: { icon: Package, tone: 'warning' },
  revenue: { icon: TrendingUp, tone: 'success' },
};

/** The numbers of bills, guests and items sold, and the revenue of the last 28 days. */
export function TradeStatisticsCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardAdvance('statistics', { restaurant: useCardRestaurant() });
  const money = useCardMoney(query.data?.currency);
  return (
    <QueryCard
      title={t('cards.statistics.title')}
      actions={
        query.data ? (
          <Text variant="caption" tone="subtle" className={styles.updated}>
            {[t('cards.last28'), t('cards.statistics.updated', { time: formats.relative(query.data.updatedAt) })].join(
              ' · ',
            )}
          </Text>
        ) : undefined
      }
      query={query}
      skeletonSize={96}
      isEmpty={({ items }) => items.length === 0}
    >
      {({ items }) => (
        <ul className={styles.items}>
          {items.map(({ key, value, delta }) => (
            <li key={key} className={styles.item}>
              <span className={tile[looks[key].tone]}>
                <Icon as={looks[key].icon} size={18} />
              </span>
              <div className={styles.texts}>
                <Text variant="label" tone="muted">
                  {t(`cards.statistics.${key}`)}
                </Text>
                <div className={styles.value}>
                  <Figure size="card" parts={key === 'revenue' ? money.parts(value) : formats.number(value)} />
                  <CardChange value={delta} />
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </QueryCard>
  );
}
