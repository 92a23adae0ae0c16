import { useSession } from '@larder/domain';
import type { UserDevice } from '@larder/domain/contract';
import { Button, Icon, Stack, StatusPill } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import { useMayChangeDetails, useSaveDetails } from '../useSaveDetails';
import { ReadOnlyNote } from './ReadOnlyNote';
import type { UserTabProps } from './userTabProps';
import * as styles from './UserDetail.css';

const titleOf = ({ browser, os }: UserDevice) => `${browser}, ${os}`;

/** Two-step sign-in and signed-in devices. */
export function SecurityTab({ id, name, details }: UserTabProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const mayChange = useMayChangeDetails(id);
  // The current device is known only for the signed-in user.
  const isSelf = useSession().user?.id === id;
  const { save, isPending } = useSaveDetails(id);
  const [asked, setAsked] = useState<UserDevice | 'twoSteps'>();
  const close = () => setAsked(undefined);
  const device = typeof asked === 'object' ? titleOf(asked) : '';

  const turnOff = async () => {
    await save({ section: 'twoSteps', data: { enabled: false } }, t('users.detail.twoSteps.turnedOff'));
    close();
  };
  const signOut = async () => {
    if (typeof asked === 'object')
      await save({ section: 'devices', data: { revoke: [asked.id] } }, t('users.detail.devices.signedOut', { device }));
    close();
  };

  return (
    <Stack gap="px16">
      {!mayChange && <ReadOnlyNote name={name} />}
      <QueryCard query={details} title={t('users.detail.twoSteps.title')} skeletonSize={40}>
        {({ twoSteps: { enabled, method } }) => (
          <div className={styles.spread}>
            <Stack direction="row" gap="px12">
              <StatusPill tone={enabled ? 'success' : 'secondary'}>
                {t(enabled ? 'users.detail.twoSteps.on' : 'users.detail.twoSteps.off')}
              </StatusPill>
              <span className={styles.muted}>
                {enabled
                  ? t('users.detail.twoSteps.onLead', { method: t(`users.detail.twoSteps.${method ?? 'app'}`) })
                  : t('users.detail.twoSteps.offLead')}
              </span>
            </Stack>
            {enabled && mayChange && (
              <Button size="sm" onClick={() => setAsked('twoSteps')}>
                {t('users.detail.twoSteps.turnOff')}
              </Button>
            )}
          </div>
        )}
      </QueryCard>
      <QueryCard
        query={details}
        title={t('users.detail.devices.title')}
        padding="none"
        isEmpty={({ devices }) => devices.length === 0}
        emptyText={t('users.detail.devices.empty')}
        skeletonSize={200}
      >
        {({ devices }) => (
          <ul className={styles.rows}>
            {devices.map((entry) => (
              <li key={entry.id} className={styles.row}>
                <span className={styles.rowIcon}>
                  <Icon as={/ios|android/i.test(entry.os) ? Smartphone : Monitor} size={18} />
                </span>
                <div className={styles.rowTexts}>
                  <bdi className={styles.rowTitle}>{titleOf(entry)}</bdi>
                  <span className={styles.caption}>
                    <bdi>{entry.device}</bdi> · <bdi>{entry.location}</bdi> ·{' '}
                    <time
                      dateTime={entry.lastUsedAt}
                      title={formats.date(entry.lastUsedAt, { dateStyle: 'full', timeStyle: 'short' })}
                    >
                      {formats.relative(entry.lastUsedAt)}
                    </time>
                  </span>
                </div>
                {entry.current && isSelf ? (
                  <StatusPill tone="success">{t('users.detail.devices.current')}</StatusPill>
                ) : (
                  mayChange && (
                    <Button
                      size="sm"
                      aria-label={t('users.detail.devices.signOutOf', { device: titleOf(entry) })}
                      onClick={() => setAsked(entry)}
                    >
                      {t('users.detail.devices.signOut')}
                    </Button>
                  )
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryCard>
      <ConfirmDialog
        open={asked === 'twoSteps'}
        onOpenChange={close}
        title={t('users.detail.twoSteps.ask.title')}
        description={t('users.detail.twoSteps.ask.description', { name })}
        confirmLabel={t('users.detail.twoSteps.ask.confirm')}
        cancelLabel={t('users.detail.twoSteps.ask.cancel')}
        loading={isPending}
        onConfirm={() => void turnOff()}
      />
      <ConfirmDialog
        open={typeof asked === 'object'}
        onOpenChange={close}
        title={t('users.detail.devices.ask.title', { device })}
        description={t('users.detail.devices.ask.description', { name })}
        confirmLabel={t('users.detail.devices.ask.confirm')}
        cancelLabel={t('users.detail.devices.ask.cancel')}
        loading={isPending}
        onConfirm={() => void signOut()}
      />
    </Stack>
  );
}
