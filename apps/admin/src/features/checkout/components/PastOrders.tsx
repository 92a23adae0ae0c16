import { useOrders } from '@larder/domain';
import { countPieces, type Order } from '@larder/domain/contract';
import { Card } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import * as styles from './Checkout.css';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

/** Past orders of the user below the cart. Hidden without orders. */
export function PastOrders({ except }: { except?: number }) {
  const { t } = useTranslation();
  const orders = useOrders().data?.filter(({ id }) => id !== except) ?? [];
  if (orders.length === 0) return null;
  return (
    <Card title={t('checkout.past.title')} className={styles.onScreen}>
      <OrderList orders={orders} />
    </Card>
  );
}

/** Orders with their supplier invoices. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { majorMoney } = useAccountMoney();
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets
    <ul role="list" className={styles.deliveries}>
      {orders.map((order) => (
        <li key={order.id} className={styles.deliveryRow}>
          <span className={styles.deliveryName}>
            <RouterLink to="/apps/ecommerce/checkout/order/$id" params={{ id: String(order.id) }}>
              {t('checkout.done.number', { number: order.id })}
            </RouterLink>{' '}
            <span className={styles.muted}>
              {formats.date(order.createdAt, { dateStyle: 'medium' })} ·{' '}
              {t('shell.cart.pieces', { count: countPieces(order.lines) })} · {majorMoney(order.total)}
            </span>
          </span>
          <RouterLink to="/apps/invoice/preview/$id" params={{ id: String(order.invoiceId) }}>
            {t('checkout.past.invoice', { number: order.invoiceId })}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
