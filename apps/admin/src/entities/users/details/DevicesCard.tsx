import { useSession } from '@larder/domain';
import type { UserDevice } from '@larder/domain/contract';
import { Button, Icon, StatusPill } from '@larder/ui';
import { ConfirmDialog } from '@larder/ui/overlays';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useFormats } from '../../../hooks/useFormats';
import type { UserTabProps } from './userTabProps';
import { useMayChangeDetails, useSaveDetails } from './useSaveDetails';
import * as styles from './UserDetail.css';

const titleOf = ({ browser, os }: UserDevice) => `${browser}, ${os}`;

/** Devices on which a user is signed in. */
export function DevicesCard({ id, name, details }: UserTabProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const mayChange = useMayChangeDetails(id);
  // The current device is known only for the signed-in user.
  const isSelf = useSession().user?.id === id;
  const { save, isPending } = useSaveDetails(id);
  /** Devices to sign out. */
  const [asked, setAsked] = useState<readonly UserDevice[]>([]);
  const [device] = asked;
  const isOne = asked.length === 1;
  const others = (details.data?.devices ?? []).filter(({ current }) => !current);
  const texts = (key: string) =>
    t(`users.detail.devices.${isOne ? 'ask' : 'askAll'}.${key}`, {
      name,
      device: device && titleOf(device),
      count: asked.length,
    });

  const signOut = async () => {
    await save(
      { section: 'devices', data: { revoke: asked.map((each) => each.id) } },
      isOne && device
        ? t('users.detail.devices.signedOut', { device: titleOf(device) })
        : t('users.detail.devices.allSignedOut'),
    );
    setAsked([]);
  };
  return (
    <>
      <QueryCard
        query={details}
        title={t('users.detail.devices.title')}
        padding="none"
        isEmpty={({ devices }) => devices.length === 0}
        emptyText={t('users.detail.devices.empty')}
        skeletonSize={200}
        actions={
          isSelf &&
          others.length > 1 && (
            <Button size="sm" onClick={() => setAsked(others)}>
              {t('users.detail.devices.signOutOthers')}
            </Button>
          )
        }
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
                      onClick={() => setAsked([entry])}
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
        open={asked.length > 0}
        onOpenChange={() => setAsked([])}
        title={texts('title')}
        description={texts('description')}
        confirmLabel={texts('confirm')}
        cancelLabel={texts('cancel')}
        loading={isPending}
        onConfirm={() => void signOut()}
      />
    </>
  );
}
