import type { AvgSessions } from '@larder/domain/contract';
import { Meter, Text, type MeterProps } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../hooks/useFormats';
import { useCardMoney } from '../useCardMoney';
import { shareOf } from '../analyticsText';
import * as styles from './GuestVisitsCard.css';

type Measure = 'goal' | 'users' | 'retention' | 'duration';

export interface VisitMeasuresProps {
  measures: Pick<AvgSessions, Measure>;
  currency: string | undefined;
}

const tones: Record<Measure, NonNullable<MeterProps['tone']>> = {
  goal: 'c1',
  users: 'c3',
  retention: 'c4',
  duration: 'c2',
};

/** Revenue, guests, dine-in share and time at table, each as a share of its target. */
export function VisitMeasures({ measures, currency }: VisitMeasuresProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const money = useCardMoney(currency);
  const { goal, users, retention, duration } = measures;
  const texts: Record<Measure, { value: string; end: string }> = {
    goal: {
      value: money.whole(goal.value),
      end: t('analytics.visits.of', { whole: money.compact(goal.target) }),
    },
    users: { value: formats.number(users.value), end: users.delta === null ? '' : formats.signed(users.delta) },
    retention: {
      value: formats.percent(retention.value / 100),
      end: retention.delta === null ? '' : t('dashboard.points', { value: formats.signed(retention.delta) }),
    },
    duration: {
      value: formats.duration(duration.value),
      end: duration.delta === null ? '' : formats.signed(duration.delta, { style: 'unit', unit: 'minute' }),
    },
  };
  return (
    <dl className={styles.measures}>
      {(Object.keys(texts) as Measure[]).map((key) => (
        <div key={key} className={styles.measure}>
          <dt className={styles.measureName}>
            <Text variant="caption" tone="muted" truncate>
              {t(`analytics.visits.measure.${key}`)}
            </Text>
          </dt>
          <dd className={styles.measureValue}>
            <bdi>{texts[key].value}</bdi>
          </dd>
          <dd className={styles.measureEnd}>
            <bdi>{texts[key].end}</bdi>
          </dd>
          <dd className={styles.meter}>
            <Meter
              label={t(`analytics.visits.measure.${key}`)}
              value={shareOf(measures[key].value, measures[key].target)}
              valueText={texts[key].value}
              tone={tones[key]}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
