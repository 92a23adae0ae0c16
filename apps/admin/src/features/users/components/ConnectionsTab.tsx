import { useUpdateUserDetails } from '@larder/domain';
import type { UserConnections } from '@larder/domain/contract';
import { Button, Icon, Stack, StatusPill, Switch } from '@larder/ui';
import { Link2, Plug } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { QueryCard } from '../../../components/QueryCard';
import { useMayChangeDetails, useSaveDetails } from '../../../entities/users/details/useSaveDetails';
import { ReadOnlyNote } from '../../../entities/users/details/ReadOnlyNote';
import type { UserTabProps } from '../../../entities/users/details/userTabProps';
import * as styles from '../../../entities/users/details/UserDetail.css';

const HandleDialog = lazyDialog(() => import('../../../entities/users/details/HandleDialog'), 'HandleDialog');

type SocialAccount = UserConnections['social'][number];

/** Connected services and social accounts. */
export function ConnectionsTab({ id, name, details }: UserTabProps) {
  const { t } = useTranslation();
  const mayChange = useMayChangeDetails(id);
  const { save } = useSaveDetails(id);
  const { mutateAsync: update } = useUpdateUserDetails();
  const [linking, setLinking] = useState<SocialAccount>();

  const unlink = (account: SocialAccount) =>
    void save(
      { section: 'connections', data: { social: [{ id: account.id, handle: null }] } },
      t('users.detail.connections.unlinked', { name: account.name }),
      { section: 'connections', data: { social: [{ id: account.id, handle: account.handle }] } },
    );

  return (
    <Stack gap="px16">
      {!mayChange && <ReadOnlyNote name={name} />}
      <QueryCard query={details} title={t('users.detail.connections.services')} padding="none" skeletonSize={240}>
        {({ connections: { services } }) => (
          <ul className={styles.rows}>
            {services.map(({ id: service, name: serviceName, connected }) => (
              <li key={service} className={styles.row}>
                <span className={styles.rowIcon}>
                  <Icon as={Plug} size={18} />
                </span>
                <div className={styles.rowTexts}>
                  <span className={styles.rowTitle}>{serviceName}</span>
                  <span className={styles.caption}>
                    {t(connected ? 'users.detail.connections.connected' : 'users.detail.connections.notConnected')}
                  </span>
                </div>
                <Switch
                  aria-label={serviceName}
                  checked={connected}
                  disabled={!mayChange}
                  onChange={(event) => {
                    const isOn = event.currentTarget.checked;
                    void save({ section: 'connections', data: { services: [{ id: service, connected: isOn }] } });
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryCard>
      <QueryCard query={details} title={t('users.detail.connections.social')} padding="none" skeletonSize={200}>
        {({ connections: { social } }) => (
          <ul className={styles.rows}>
            {social.map((account) => (
              <li key={account.id} className={styles.row}>
                <span className={styles.rowIcon}>
                  <Icon as={Link2} size={18} />
                </span>
                <div className={styles.rowTexts}>
                  <span className={styles.rowTitle}>{account.name}</span>
                  {account.handle && (
                    <bdi dir="ltr" className={styles.caption}>
                      @{account.handle}
                    </bdi>
                  )}
                </div>
                {account.handle === null &&
                  (mayChange ? (
                    <Button
                      size="sm"
                      aria-label={t('users.detail.connections.connectTitle', { name: account.name })}
                      onClick={() => setLinking(account)}
                    >
                      {t('users.detail.connections.connect')}
                    </Button>
                  ) : (
                    <StatusPill dot={false}>{t('users.detail.connections.notConnected')}</StatusPill>
                  ))}
                {account.handle !== null && mayChange && (
                  <Button
                    size="sm"
                    aria-label={t('users.detail.connections.unlinkOf', { name: account.name })}
                    onClick={() => unlink(account)}
                  >
                    {t('users.detail.connections.unlink')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryCard>
      {linking && (
        <Suspense>
          <HandleDialog
            network={linking.name}
            open
            onOpenChange={() => setLinking(undefined)}
            save={(handle) => update({ id, section: 'connections', data: { social: [{ id: linking.id, handle }] } })}
          />
        </Suspense>
      )}
    </Stack>
  );
}
