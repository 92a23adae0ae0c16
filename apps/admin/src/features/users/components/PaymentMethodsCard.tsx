import type { UserPaymentMethod } from '@larder/domain/contract';
import { Icon, StatusPill } from '@larder/ui';
import { ConfirmDialog, MenuItem } from '@larder/ui/overlays';
import { CreditCard, Star, Trash2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../components/MoreMenu';
import { QueryCard } from '../../../components/QueryCard';
import { useMayChangeDetails, useSaveDetails } from '../useSaveDetails';
import type { UserTabProps } from './userTabProps';
import * as styles from './UserDetail.css';

interface PaymentMethodRowProps {
  method: UserPaymentMethod;
  title: string;
  /** Called when the user makes the card the primary one. */
  onMakePrimary: () => void;
  onRemove: () => void;
  mayChange: boolean;
}

function PaymentMethodRow({ method, title, mayChange, onMakePrimary, onRemove }: PaymentMethodRowProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.row}>
      <span className={styles.rowIcon}>
        <Icon as={method.kind === 'card' ? CreditCard : Wallet} size={18} />
      </span>
      <div className={styles.rowTexts}>
        <bdi className={styles.rowTitle}>{title}</bdi>
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
        <MoreMenu label={t('users.detail.payments.more', { card: title })} variant="plain" tone="secondary" size="sm">
          <MenuItem icon={Star} disabled={method.primary} onAction={onMakePrimary}>
            {t('users.detail.payments.makePrimary')}
          </MenuItem>
          <MenuItem icon={Trash2} tone="danger" onAction={onRemove}>
            {t('users.detail.payments.remove')}
          </MenuItem>
        </MoreMenu>
      )}
    </li>
  );
}

export function PaymentMethodsCard({ id, details }: Pick<UserTabProps, 'id' | 'details'>) {
  const { t } = useTranslation();
  const mayChange = useMayChangeDetails(id);
  const { save, isPending } = useSaveDetails(id);
  const [toRemove, setToRemove] = useState<UserPaymentMethod>();

  const titleOf = ({ kind, brand, last4, email }: UserPaymentMethod) =>
    kind === 'paypal'
      ? `PayPal ${email ?? ''}`.trim()
      : `${brand ?? ''} ${t('users.detail.payments.ending', { digits: last4 ?? '' })}`.trim();
  const makePrimary = (method: UserPaymentMethod, previous: UserPaymentMethod | undefined) =>
    void save(
      { section: 'paymentMethods', data: { update: { id: method.id, primary: true } } },
      t('users.detail.payments.madePrimary', { card: titleOf(method) }),
      previous && { section: 'paymentMethods', data: { update: { id: previous.id, primary: true } } },
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
    <>
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
              <PaymentMethodRow
                key={method.id}
                method={method}
                title={titleOf(method)}
                mayChange={mayChange}
                onMakePrimary={() =>
                  makePrimary(
                    method,
                    paymentMethods.find(({ primary }) => primary),
                  )
                }
                onRemove={() => setToRemove(method)}
              />
            ))}
          </ul>
        )}
      </QueryCard>
      <ConfirmDialog
        open={toRemove !== undefined}
        onOpenChange={() => setToRemove(undefined)}
        title={t('users.detail.payments.ask.title', { card: toRemove ? titleOf(toRemove) : '' })}
        description={t('users.detail.payments.ask.description')}
        confirmLabel={t('users.detail.payments.ask.confirm')}
        cancelLabel={t('users.detail.payments.ask.cancel')}
        loading={isPending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
