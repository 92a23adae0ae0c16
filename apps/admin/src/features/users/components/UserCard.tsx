import { useAbility, languageNames, type UseQueryResult } from '@larder/domain';
import type { User, UserDetails } from '@larder/domain/contract';
import { Avatar, Button, Icon, Skeleton, Stack, StatusPill, type IconType } from '@larder/ui';
import { ConfirmDialog, Menu, MenuItem } from '@larder/ui/overlays';
import { useNavigate } from '@tanstack/react-router';
import { Check, Copy, Ellipsis, FolderCheck, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserLabels } from '../../../entities/users/useUserLabels';
import { UserStatusPill } from '../../../entities/users/UserStatusPill';
import { QueryCard } from '../../../lib/QueryCard';
import { useFormats } from '../../../lib/useFormats';
import { useUserActions } from '../useUserActions';
import * as styles from './UserDetail.css';

export interface UserCardProps {
  user: UseQueryResult<User>;
  /** Undefined while they are on their way, and when they did not come. */
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

/** Who this is, and what can be done about it. */
export function UserCard({ user: query, details, onEdit }: UserCardProps) {
  const { t } = useTranslation();
  const labels = useUserLabels();
  const formats = useFormats();
  const ability = useAbility();
  const navigate = useNavigate();
  const { selfId, setStatus, deleteUsers, copyEmail } = useUserActions();
  const [isSuspending, setSuspending] = useState(false);

  const content = (user: User) => {
    const isSelf = user.id === selfId;
    const mayUpdate = ability.can('update', 'user');
    const ltr = (value: string) => <bdi dir="ltr">{value}</bdi>;
    const facts: [name: string, value: ReactNode][] = [
      ['username', ltr(`@${user.username}`)],
      ['email', ltr(user.email)],
      ['status', labels.status(user.status)],
      ['role', labels.role(user.role)],
      ['taxId', details ? ltr(details.profile.taxId) : undefined],
      ['contact', ltr(user.contact)],
      ['language', details && languageNames[details.profile.language]],
      ['country', <bdi key="country">{user.country}</bdi>],
      ['company', <bdi key="company">{user.company}</bdi>],
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
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.factName}>{t(`users.fields.${name}`)}</dt>
              <dd className={styles.factValue}>{value ?? <Skeleton inlineSize={96} blockSize={14} shape="text" />}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          {mayUpdate && (
            <Button variant="filled" size="bar" onClick={onEdit}>
              {t('users.detail.edit')}
            </Button>
          )}
          {mayUpdate &&
            (user.status === 'inactive' ? (
              <Button size="bar" onClick={() => void setStatus([user], 'active')}>
                {t('users.detail.reactivate')}
              </Button>
            ) : (
              <Button
                size="bar"
                variant="outline"
                tone="danger"
                disabledReason={isSelf ? t('users.actions.notYourselfStatus') : undefined}
                onClick={() => setSuspending(true)}
              >
                {t('users.detail.suspend')}
              </Button>
            ))}
          <Menu
            label={t('users.detail.more', { name: user.fullName })}
            placement="bottom end"
            trigger={
              <Button
                size="bar"
                iconOnly
                startIcon={Ellipsis}
                aria-label={t('users.detail.more', { name: user.fullName })}
              />
            }
          >
            <MenuItem icon={Copy} onAction={() => void copyEmail(user)}>
              {t('users.actions.copyEmail')}
            </MenuItem>
            {ability.can('delete', 'user') && (
              <MenuItem
                icon={Trash2}
                tone="danger"
                isDisabled={isSelf}
                description={isSelf ? t('users.actions.notYourself') : undefined}
                onAction={() => {
                  void navigate({ to: '/apps/user/list' });
                  void deleteUsers([user]);
                }}
              >
                {t('users.actions.delete')}
              </MenuItem>
            )}
          </Menu>
        </div>
        <ConfirmDialog
          isOpen={isSuspending}
          onOpenChange={setSuspending}
          title={t('users.detail.suspendAsk.title', { name: user.fullName })}
          description={t('users.detail.suspendAsk.description')}
          confirmLabel={t('users.detail.suspendAsk.confirm', { name: user.fullName })}
          cancelLabel={t('users.detail.suspendAsk.cancel')}
          onConfirm={() => {
            setSuspending(false);
            void setStatus([user], 'inactive');
          }}
        />
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
