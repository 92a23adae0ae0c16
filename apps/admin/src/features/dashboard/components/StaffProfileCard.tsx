import { useCardAdvance } from '@larder/domain';
import { Avatar, StatusPill, Text } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useAccessLabels } from '../../../hooks/useAccessLabels';
import { useFormats } from '../../../hooks/useFormats';
import { useCardRestaurant } from '../useCardRestaurant';
import * as styles from './StaffProfileCard.css';

/** The signed-in person: role, colleagues and shifts of the last 28 days. */
export function StaffProfileCard() {
  const { t } = useTranslation();
  const formats = useFormats();
  const labels = useAccessLabels();
  const query = useCardAdvance('staff-profile', { restaurant: useCardRestaurant() });
  const title = t('cards.profile.title');
  return (
    <QueryCard
      aria-label={title}
      // The loaded content contains a heading, so the card needs a title only on an error.
      title={query.isError && !query.data ? title : undefined}
      padding={query.data ? 'none' : 'normal'}
      query={query}
      skeletonSize={280}
    >
      {({ fullName, role, avatar, cover, level, followers, shifts, rank }) => (
        <>
          <img src={cover} alt="" className={styles.cover} />
          <div className={styles.person}>
            <Avatar name={fullName} src={avatar} colorKey={fullName} size={72} className={styles.avatar} />
            <div>
              <Text as="h2" variant="title2">
                <bdi>{fullName}</bdi>
              </Text>
              <Text as="p" variant="caption" tone="muted">
                {t(`staff.positions.${level}`, labels.role(level))}
              </Text>
            </div>
            <StatusPill tone="primary">{labels.role(role)}</StatusPill>
          </div>
          <dl className={styles.facts}>
            {Object.entries({ followers, shifts, rank }).map(([fact, value]) => (
              <div key={fact}>
                <Text as="dt" variant="caption" tone="muted">
                  {t(`cards.profile.${fact}`)}
                </Text>
                <Text as="dd" variant="bodyStrong" tabular>
                  {formats.number(value)}
                </Text>
              </div>
            ))}
          </dl>
        </>
      )}
    </QueryCard>
  );
}
