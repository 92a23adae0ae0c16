import { languageNames, type UseQueryResult } from '@larder/domain';
import type { User, UserDetails } from '@larder/domain/contract';
import { Avatar, Icon, Skeleton, Stack, StatusPill, type IconType } from '@larder/ui';
import { Check, FolderCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRestaurantNames, useUserLabels } from '../../../entities/users/useUserLabels';
import { UserStatusPill } from '../../../entities/users/UserStatusPill';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { UserCardActions } from './UserCardActions';
import * as styles from '../../../entities/users/details/UserDetail.css';

export interface UserCardProps {
  user: UseQueryResult<User>;
  /** Undefined while loading or after an error. */
  details: UserDetails | undefined;
  onEdit: () => void;
}

interface CountProps {
  icon: IconType;
  label: string;
  value: string | undefined;
}

function Count({ icon, label, value }: CountProps) {
  return (
    <div className={styles.count}>
      <dt className={styles.countLabel}>
        <span className={styles.countTile}>
          <Icon as={icon} size={18} />
        </span>
        {label}
      </dt>
      <dd className={styles.countValue}>{value ?? <Skeleton inlineSize={40} blockSize={14} shape="text" />}</dd>
    </div>
  );
}

function CardSkeleton() {
  return (
    <Stack gap="px20">
      <div className={styles.identity}>
        <Skeleton shape="circle" blockSize={72} />
        <Skeleton inlineSize={160} blockSize={20} shape="text" />
        <Skeleton inlineSize={120} blockSize={24} />
      </div>
      {Array.from({ length: 7 }, (_, row) => (
        <Skeleton key={row} blockSize={16} shape="text" inlineSize={row % 2 ? '70%' : '84%'} />
      ))}
    </Stack>
  );
}

/** Summary of a user, with actions. */
export function UserCard({ user: query, details, onEdit }: UserCardProps) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const restaurantNames = useRestaurantNames();
  const formats = useFormats();

  const content = (user: User) => {
    const facts: [name: string, value: string | undefined, dir?: 'ltr'][] = [
      ['username', `@${user.username}`, 'ltr'],
      ['email', user.email, 'ltr'],
      ['status', labels.status(user.status)],
      ['role', labels.role(user.role)],
      ['restaurantIds', restaurantNames(user.restaurantIds)],
      ['taxId', details?.profile.taxId, 'ltr'],
      ['contact', user.contact, 'ltr'],
      ['language', details && languageNames[details.profile.language]],
      ['country', user.country],
      ['company', user.company],
    ];
    return (
      <Stack gap="px20">
        <div className={styles.identity}>
          <Avatar name={user.fullName} src={user.avatar || undefined} size={72} colorKey={user.id} aria-hidden />
          <h2 className={styles.name}>
            <bdi>{user.fullName}</bdi>
          </h2>
          <div className={styles.pills}>
            <StatusPill tone="primary" dot={false}>
              {labels.role(user.role)}
            </StatusPill>
            <UserStatusPill status={user.status} />
          </div>
        </div>
        <dl className={styles.counts}>
          <Count
            icon={Check}
            label={t('users.detail.tasksDone')}
            value={details && formats.number(details.tasksDone)}
          />
          <Count
            icon={FolderCheck}
            label={t('users.detail.projectsDone')}
            value={details && formats.number(details.projectsDone)}
          />
        </dl>
        <div className={styles.rule} />
        <dl className={styles.facts}>
          {facts.map(([name, value, dir]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.factName}>{t(`users.fields.${name}`)}</dt>
              <dd className={styles.factValue}>
                {value === undefined ? (
                  <Skeleton inlineSize={96} blockSize={14} shape="text" />
                ) : (
                  <bdi dir={dir}>{value || '—'}</bdi>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <UserCardActions user={user} onEdit={onEdit} />
      </Stack>
    );
  };

  return (
    <QueryCard
      query={query}
      title={query.isError ? t('users.detail.about') : undefined}
      aria-label={t('users.detail.about')}
      skeleton={<CardSkeleton />}
      skeletonSize={480}
    >
      {content}
    </QueryCard>
  );
}
