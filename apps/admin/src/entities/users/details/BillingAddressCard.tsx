import { Button } from '@larder/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { QueryCard } from '../../../components/QueryCard';
import { addressLine } from './addressLine';
import { useMayChangeDetails } from './useSaveDetails';
import type { UserTabProps } from './userTabProps';
import * as styles from './UserDetail.css';

const BillingDialog = lazyDialog(() => import('./BillingDialog'), 'BillingDialog');

export function BillingAddressCard({ id, details }: Pick<UserTabProps, 'id' | 'details'>) {
  const { t } = useTranslation();
  const mayChange = useMayChangeDetails(id);
  const [editing, setEditing] = useState<{ key: number; isOpen: boolean }>();

  return (
    <>
      <QueryCard
        query={details}
        title={t('users.detail.address.title')}
        actions={
          mayChange &&
          details.data && (
            <Button
              size="sm"
              aria-label={t('users.detail.address.editLabel')}
              onClick={() => setEditing((previous) => ({ key: (previous?.key ?? 0) + 1, isOpen: true }))}
            >
              {t('users.detail.address.edit')}
            </Button>
          )
        }
        skeletonSize={140}
      >
        {({ billing, addresses }) => {
          const address = addresses.find(({ isBilling }) => isBilling) ?? addresses[0];
          const facts: [key: string, value: string | undefined, isLtr?: boolean][] = [
            ['company', billing.company],
            ['contactName', address?.contactName],
            ['address', address && addressLine(address)],
            ['phone', billing.phone, true],
            ['email', billing.email, true],
            ['taxId', billing.taxId, true],
            ['vatId', billing.vatId, true],
          ];
          return (
            <dl className={styles.facts}>
              {facts.map(([key, value, isLtr]) => (
                <div key={key} className={styles.fact}>
                  <dt className={styles.factName}>{t(`users.detail.address.${key}`)}</dt>
                  <dd className={styles.factValue}>
                    {value ? <bdi dir={isLtr ? 'ltr' : undefined}>{value}</bdi> : '—'}
                  </dd>
                </div>
              ))}
            </dl>
          );
        }}
      </QueryCard>
      {editing && details.data && (
        <Suspense>
          <BillingDialog
            key={editing.key}
            id={id}
            billing={details.data.billing}
            open={editing.isOpen}
            onOpenChange={(isOpen) => setEditing({ ...editing, isOpen })}
          />
        </Suspense>
      )}
    </>
  );
}
