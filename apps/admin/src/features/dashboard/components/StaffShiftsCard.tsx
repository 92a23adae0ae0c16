import { useCardAdvance } from '@larder/domain';
import { Avatar, Text } from '@larder/ui';
import { ProgressRing } from '@larder/ui/ProgressRing';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useCardRestaurant } from '../useCardRestaurant';
import * as styles from './TradeCards.css';

/** The staff members with the most time on shift. */
export function StaffShiftsCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <QueryCard
      title={t('cards.shifts.title')}
      query={useCardAdvance('staff-tasks', { restaurant: useCardRestaurant() })}
      skeletonSize={200}
      isEmpty={({ rows }) => rows.every(({ minutes }) => minutes === 0)}
      emptyText={t('cards.shifts.none')}
    >
      {({ rows }) => (
        <ul className={styles.payments}>
          {rows.map(({ id, fullName, avatar, role, minutes, percent }) => (
            <li key={id} className={styles.payment}>
              <Avatar name={fullName} src={avatar} colorKey={id} size={40} />
              <span className={styles.texts}>
                <Text variant="bodyStrong" truncate title={fullName}>
                  <bdi>{fullName}</bdi>
                </Text>
                <Text variant="caption" tone="muted">
                  {t(`staff.positions.${role}`, role)}
                </Text>
              </span>
              <Text variant="bodyStrong" tabular className={styles.time}>
                <bdi>{formats.duration(minutes)}</bdi>
              </Text>
              <ProgressRing label={t('cards.shifts.share', { name: fullName })} value={percent} size="sm" />
            </li>
          ))}
        </ul>
      )}
    </QueryCard>
  );
}
