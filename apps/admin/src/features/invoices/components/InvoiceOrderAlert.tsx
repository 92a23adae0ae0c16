import { useAbility, useOrders } from '@larder/domain';
import { toMinor, type Invoice } from '@larder/domain/contract';
import { Alert } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

/** Warns if the total of an invoice differs from that of its order. */
export function InvoiceOrderAlert({ invoice }: { invoice: Pick<Invoice, 'id' | 'total'> }) {
  const { t } = useTranslation();
  const { money, majorMoney } = useAccountMoney();
  const mayOrder = useAbility().can('create', 'order');
  const order = useOrders(mayOrder).data?.find(({ invoiceId }) => invoiceId === invoice.id);
  if (!mayOrder || !order) return null;
  const difference = toMinor(invoice.total) - toMinor(order.total);
  if (difference === 0) return null;
  const values = { number: order.id, total: majorMoney(order.total), difference: money(Math.abs(difference)) };
  return (
    <Alert
      tone="warning"
      title={t('invoices.preview.mismatch')}
      action={
        <RouterButton to="/apps/ecommerce/checkout/order/$id" params={{ id: String(order.id) }} size="sm">
          {t('checkout.empty.showOrder', { number: order.id })}
        </RouterButton>
      }
    >
      {t(difference > 0 ? 'invoices.preview.aboveOrder' : 'invoices.preview.belowOrder', values)}
    </Alert>
  );
}
