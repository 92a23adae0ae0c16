import { useAbility, useInvoice, isNotFound } from '@larder/domain';
import { type Order, type OrderPaymentKind } from '@larder/domain/contract';
import { Card, Skeleton, Stack, Text } from '@larder/ui';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError';
import { RouterButton } from '../../../components/RouterButton';
import { InvoiceStatusBadge } from '../../../entities/invoices/InvoiceStatusBadge';
import { addressLine } from '../../../entities/users/details/addressLine';
import { useFormats } from '../../../hooks/useFormats';
import * as checkout from './Checkout.css';
import { OrderAmounts } from './OrderAmounts';
import * as styles from './Order.css';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

const paymentKeys: Record<OrderPaymentKind, string> = {
  saved: 'invoices.methods.Credit card',
  card: 'invoices.methods.Credit card',
  bank: 'checkout.payment.bank',
  account: 'checkout.payment.account',
  cash: 'checkout.payment.cash',
  gift: 'checkout.payment.gift',
};

/** Amounts, delivery and supplier invoice of a past order. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation();
  const mayReadInvoices = useAbility().can('read', 'invoice');
  const { address, payment, note } = order;
  return (
    <>
      <Card title={t('checkout.summary.title')}>
        <OrderAmounts order={order} />
        {payment && (
          <Text as="p" variant="caption" tone="muted">
            {t('checkout.payment.title')}: {t(paymentKeys[payment])}
          </Text>
        )}
      </Card>
      {mayReadInvoices && <SupplierInvoice id={order.invoiceId} />}
      {address && (
        <Card title={t('checkout.address.choose')}>
          <p className={styles.fact}>
            <strong>
              <bdi>{address.contactName}</bdi>
            </strong>{' '}
            · {t(`checkout.address.kinds.${address.kind}`)}
            <br />
            <bdi>{addressLine(address)}</bdi>
            <br />
            <bdi dir="ltr">{address.phone}</bdi>
          </p>
          {note && (
            <p className={styles.fact}>
              {t('checkout.address.note')}: <bdi>{note}</bdi>
            </p>
          )}
        </Card>
      )}
    </>
  );
}

/** Status and balance of the invoice that an order created. */
function SupplierInvoice({ id }: { id: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { majorMoney } = useAccountMoney();
  const query = useInvoice(id);
  const invoice = query.data?.invoice;
  const isGone = isNotFound(query.error);
  return (
    <Card
      title={t('checkout.order.invoice')}
      titleEndContent={invoice && <InvoiceStatusBadge status={invoice.invoiceStatus} />}
      className={checkout.onScreen}
    >
      {isGone ? (
        <p className={styles.fact}>{t('checkout.order.invoiceGone', { number: id })}</p>
      ) : invoice ? (
        <Stack gap="px12">
          <dl className={checkout.figures}>
            <div className={checkout.figure}>
              <dt className={checkout.figureName}>{t('invoices.fields.balance')}</dt>
              <dd className={checkout.figureValue}>{majorMoney(invoice.balance)}</dd>
            </div>
            <div className={checkout.figure}>
              <dt className={checkout.figureName}>{t('invoices.fields.due')}</dt>
              <dd className={checkout.figureValue}>{formats.date(invoice.dueDate, { dateStyle: 'medium' })}</dd>
            </div>
          </dl>
          <RouterButton to="/apps/invoice/preview/$id" params={{ id: String(id) }} startIcon={FileText}>
            {t('checkout.done.invoice', { number: id })}
          </RouterButton>
        </Stack>
      ) : query.isError ? (
        <LoadError title={t('invoices.preview.failed')} query={query} />
      ) : (
        <Skeleton blockSize={120} />
      )}
    </Card>
  );
}
