import { useOrders } from '@larder/domain';
import { countPieces } from '@larder/domain/contract';
import { Card } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import * as styles from './Checkout.css';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

/** Orders of the user with their supplier invoices. Hidden without orders. */
export function PastOrders({ except }: { except?: number }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { majorMoney } = useAccountMoney();
  const orders = useOrders().data?.filter(({ id }) => id !== except) ?? [];
  if (orders.length === 0) return null;
  return (
    <Card title={t('checkout.past.title')} className={styles.onScreen}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets */}
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
    </Card>
  );
}
