import type { UserDetails, UserPaymentMethod } from '@larder/domain/contract';
import { Button, Icon, Stack, StatusPill } from '@larder/ui';
import { ConfirmDialog, Menu, MenuItem } from '@larder/ui/overlays';
import { CreditCard, Ellipsis, Star, Trash2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryCard } from '../../../lib/QueryCard';
import { useMayChangeDetails, useSaveDetails } from '../useSaveDetails';
import { BillingDialog } from './BillingDialog';
import { ReadOnlyNote } from './ReadOnlyNote';
import type { UserTabProps } from './userTabProps';
import * as styles from './UserDetail.css';

const lineOf = ({ line1, line2, city, state, postcode, country }: UserDetails['addresses'][number]) =>
  [line1, line2, [city, state, postcode].filter(Boolean).join(' '), country].filter(Boolean).join(', ');

/** How the plan is paid, and where its bills go. */
export function BillingTab({ id, name, details }: UserTabProps) {
  const { t } = useTranslation();
  const mayChange = useMayChangeDetails(id);
  const { save, isPending } = useSaveDetails(id);
  const [editing, setEditing] = useState<{ key: number; isOpen: boolean }>();
  const [toRemove, setToRemove] = useState<UserPaymentMethod>();

  const titleOf = ({ kind, brand, last4, email }: UserPaymentMethod) =>
    kind === 'paypal'
      ? `PayPal ${email ?? ''}`.trim()
      : `${brand ?? ''} ${t('users.detail.payments.ending', { digits: last4 ?? '' })}`.trim();
  const makePrimary = (method: UserPaymentMethod, former: UserPaymentMethod | undefined) =>
    void save(
      { section: 'paymentMethods', data: { update: { id: method.id, primary: true } } },
      t('users.detail.payments.madePrimary', { card: titleOf(method) }),
      former && { section: 'paymentMethods', data: { update: { id: former.id, primary: true } } },
    );
  const remove = async () => {
    if (toRemove)
      await save(
        { section: 'paymentMethods', data: { remove: toRemove.id } },
        t('users.detail.payments.removed', { card: titleOf(toRemove) }),
      );
    setToRemove(undefined);
  };

  return (
    <Stack gap="px16">
      {!mayChange && <ReadOnlyNote name={name} />}
      <QueryCard
        query={details}
        title={t('users.detail.payments.title')}
        padding="none"
        isEmpty={({ paymentMethods }) => paymentMethods.length === 0}
        emptyText={t('users.detail.payments.empty')}
        skeletonSize={140}
      >
        {({ paymentMethods }) => (
          <ul className={styles.rows}>
            {paymentMethods.map((method) => (
              <li key={method.id} className={styles.row}>
                <span className={styles.rowIcon}>
                  <Icon as={method.kind === 'card' ? CreditCard : Wallet} size={18} />
                </span>
                <div className={styles.rowWords}>
                  <bdi className={styles.rowTitle}>{titleOf(method)}</bdi>
                  <span className={styles.caption}>
                    {method.holder && <bdi>{method.holder}</bdi>}
                    {method.holder && method.expiry && ' · '}
                    {method.expiry && t('users.detail.payments.expires', { expiry: method.expiry })}
                  </span>
                </div>
                {method.primary && (
                  <StatusPill tone="primary" dot={false}>
                    {t('users.detail.payments.primary')}
                  </StatusPill>
                )}
                {mayChange && (
                  <Menu
                    label={t('users.detail.payments.more', { card: titleOf(method) })}
                    placement="bottom end"
                    trigger={
                      <Button
                        variant="plain"
                        tone="secondary"
                        size="sm"
                        iconOnly
                        startIcon={Ellipsis}
                        aria-label={t('users.detail.payments.more', { card: titleOf(method) })}
                      />
                    }
                  >
                    <MenuItem
                      icon={Star}
                      isDisabled={method.primary}
                      onAction={() =>
                        makePrimary(
                          method,
                          paymentMethods.find(({ primary }) => primary),
                        )
                      }
                    >
                      {t('users.detail.payments.makePrimary')}
                    </MenuItem>
                    <MenuItem icon={Trash2} tone="danger" onAction={() => setToRemove(method)}>
                      {t('users.detail.payments.remove')}
                    </MenuItem>
                  </Menu>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryCard>
      <QueryCard
        query={details}
        title={t('users.detail.address.title')}
        actions={
          mayChange &&
          details.data && (
            <Button
              size="sm"
              aria-label={t('users.detail.address.editLabel')}
              onClick={() => setEditing((former) => ({ key: (former?.key ?? 0) + 1, isOpen: true }))}
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
            ['address', address && lineOf(address)],
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
        <BillingDialog
          key={editing.key}
          id={id}
          billing={details.data.billing}
          isOpen={editing.isOpen}
          onOpenChange={(isOpen) => setEditing({ ...editing, isOpen })}
        />
      )}
      <ConfirmDialog
        isOpen={toRemove !== undefined}
        onOpenChange={() => setToRemove(undefined)}
        title={t('users.detail.payments.ask.title', { card: toRemove ? titleOf(toRemove) : '' })}
        description={t('users.detail.payments.ask.description')}
        confirmLabel={t('users.detail.payments.ask.confirm')}
        cancelLabel={t('users.detail.payments.ask.cancel')}
        isPending={isPending}
        onConfirm={() => void remove()}
      />
    </Stack>
  );
}
