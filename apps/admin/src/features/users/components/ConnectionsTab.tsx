import type { UserConnections } from '@larder/domain/contract';
import { Button, Icon, Stack, StatusPill, Switch } from '@larder/ui';
import { Link2, Plug } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../components/QueryCard';
import { useMayChangeDetails, useSaveDetails } from '../useSaveDetails';
import { ReadOnlyNote } from './ReadOnlyNote';
import type { UserTabProps } from './userTabProps';
import * as styles from './UserDetail.css';

/** Connected services and social accounts. */
export function ConnectionsTab({ id, name, details }: UserTabProps) {
  const { t } = useTranslation();
  const mayChange = useMayChangeDetails(id);
  const { save } = useSaveDetails(id);
  /** Optimistic values until the requests settle. */
  const [wanted, setWanted] = useState<Record<string, boolean>>({});

  const connect = async (service: string, connected: boolean) => {
    setWanted((previous) => ({ ...previous, [service]: connected }));
    await save({ section: 'connections', data: { services: [{ id: service, connected }] } });
    setWanted((previous) => Object.fromEntries(Object.entries(previous).filter(([key]) => key !== service)));
  };
  const unlink = (account: UserConnections['social'][number]) =>
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
            {services.map((service) => {
              const isOn = wanted[service.id] ?? service.connected;
              return (
                <li key={service.id} className={styles.row}>
                  <span className={styles.rowIcon}>
                    <Icon as={Plug} size={18} />
                  </span>
                  <div className={styles.rowTexts}>
                    <span className={styles.rowTitle}>{service.name}</span>
                    <span className={styles.caption}>
                      {t(isOn ? 'users.detail.connections.connected' : 'users.detail.connections.notConnected')}
                    </span>
                  </div>
                  <Switch
                    aria-label={service.name}
                    checked={isOn}
                    disabled={!mayChange}
                    onChange={(event) => void connect(service.id, event.currentTarget.checked)}
                  />
                </li>
              );
            })}
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
                {account.handle === null && (
                  <StatusPill dot={false}>{t('users.detail.connections.notConnected')}</StatusPill>
                )}
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
    </Stack>
  );
}
