import { ledgerCall } from '@larder/domain';
import { restoreEndpoints, type UserPaymentMethod } from '@larder/domain/contract';
import { Button, Icon, StatusPill } from '@larder/ui';
import { MenuItem } from '@larder/ui/overlays';
import { CreditCard, Pencil, Star, Trash2, Wallet } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../components/lazyDialog';
import { MoreMenu } from '../../../components/MoreMenu';
import { QueryCard } from '../../../components/QueryCard';
import { useRecordChange } from '../../../hooks/useUndo';
import { keepFocus } from '../../../lib/keepFocus';
import { usePaymentTitle } from './usePaymentTitle';
import { useMayChangeDetails, useSaveDetails } from './useSaveDetails';
import type { UserTabProps } from './userTabProps';
import * as styles from './UserDetail.css';

const PaymentDialog = lazyDialog(() => import('./PaymentDialog'), 'PaymentDialog');

interface PaymentMethodRowProps {
  method: UserPaymentMethod;
  title: string;
  /** Called when the user makes the card the primary one. */
  onMakePrimary: () => void;
  onRemove: () => void;
  onEdit: () => void;
  mayChange: boolean;
}

function PaymentMethodRow({ method, title, mayChange, onMakePrimary, onRemove, onEdit }: PaymentMethodRowProps) {
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
          {method.kind === 'card' && (
            <MenuItem icon={Pencil} onAction={onEdit}>
              {t('users.detail.payments.edit')}
            </MenuItem>
          )}
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
  const { save } = useSaveDetails(id);
  const record = useRecordChange();
  const list = useRef<HTMLUListElement>(null);
  const [editing, setEditing] = useState<{ key: number; method?: UserPaymentMethod; isOpen: boolean }>();
  const edit = (method?: UserPaymentMethod) =>
    setEditing((previous) => ({ key: (previous?.key ?? 0) + 1, method, isOpen: true }));

  const titleOf = usePaymentTitle();
  const makePrimary = (method: UserPaymentMethod, previous: UserPaymentMethod | undefined) =>
    void save(
      { section: 'paymentMethods', data: { update: { id: method.id, primary: true } } },
      t('users.detail.payments.madePrimary', { card: titleOf(method) }),
      previous && { section: 'paymentMethods', data: { update: { id: previous.id, primary: true } } },
    );
  const remove = (method: UserPaymentMethod) =>
    save(
      { section: 'paymentMethods', data: { remove: method.id } },
      () =>
        void record({
          text: { key: 'users.detail.payments.removed', values: { card: titleOf(method) } },
          calls: [ledgerCall(restoreEndpoints.restore, { subject: 'paymentMethod', ids: [method.id] })],
          reload: ['users'],
        }),
    );

  return (
    <>
      <QueryCard
        query={details}
        title={t('users.detail.payments.title')}
        padding="none"
        isEmpty={({ paymentMethods }) => paymentMethods.length === 0}
        emptyText={t('users.detail.payments.empty')}
        skeletonSize={140}
        actions={
          mayChange && (
            <Button size="sm" onClick={() => edit()}>
              {t('users.detail.payments.add')}
            </Button>
          )
        }
      >
        {({ paymentMethods }) => (
          <ul ref={list} className={styles.rows}>
            {paymentMethods.map((method, index) => (
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
                onRemove={() => void keepFocus(list.current, index, () => remove(method))}
                onEdit={() => edit(method)}
              />
            ))}
          </ul>
        )}
      </QueryCard>
      {editing && (
        <Suspense>
          <PaymentDialog
            key={editing.key}
            id={id}
            method={editing.method}
            open={editing.isOpen}
            onOpenChange={(isOpen) => setEditing({ ...editing, isOpen })}
          />
        </Suspense>
      )}
    </>
  );
}
