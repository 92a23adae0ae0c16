import { useCardAnalytics } from '@larder/domain';
import type { AvgSessions } from '@larder/domain/contract';
import { Figure, Stack, Text } from '@larder/ui';
import { MiniBars } from '@larder/ui/charts';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { daysOf, rangeKey, weekdayName } from '../analyticsText';
import { useCardRestaurant } from '../useCardRestaurant';
import { CardChange } from './CardChange';
import * as styles from './GuestVisitsCard.css';
import { RangeMenu, type CardPeriodProps } from './RangeMenu';
import { VisitMeasures } from './VisitMeasures';

/** Guests by weekday, with net sales, dine-in share and time at table. */
export function GuestVisitsCard(period: CardPeriodProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const query = useCardAnalytics('avg-sessions', { restaurant: useCardRestaurant(), range: period.range });
  const title = t('analytics.visits.title');

  const sentence = (days: AvgSessions['days']) => {
    const { best, closed } = daysOf(days);
    return [
      best &&
        t('analytics.visits.best', { weekday: weekdayName(best.weekday, formats), guests: formats.number(best.value) }),
      closed.length > 0 &&
        t('analytics.visits.closed', { days: formats.list(closed.map((weekday) => weekdayName(weekday, formats))) }),
    ]
      .filter(Boolean)
      .join(' ');
  };

  return (
    <QueryCard
      title={title}
      actions={<RangeMenu card={title} response={query.data} {...period} />}
      query={query}
      skeletonSize={206}
      isEmpty={({ days }) => days.length === 0}
      emptyText={t('analytics.visits.none')}
    >
      {({ sessions, growth, range, days, ...measures }) => (
        <div className={styles.root}>
          <div className={styles.upper}>
            <div>
              <Figure size="tile" parts={formats.number(sessions)} />
              <Stack direction="row" gap="px6" wrap>
                <CardChange value={growth} />
                {growth !== null && (
                  <Text variant="caption" tone="subtle">
                    {t(`analytics.on.${rangeKey(range) ?? 'days28'}`)}
                  </Text>
                )}
              </Stack>
              <Text as="p" variant="caption" tone="muted" className={styles.sentence}>
                {sentence(days)}
              </Text>
            </div>
            <MiniBars
              label={t('analytics.visits.byDay')}
              buckets={days.map(({ weekday }) => ({ label: weekdayName(weekday, formats, 'short') }))}
              values={days.map(({ value }) => value)}
              formatValue={formats.compact}
            />
          </div>
          <VisitMeasures measures={measures} currency={measures.currency} />
        </div>
      )}
    </QueryCard>
  );
}
