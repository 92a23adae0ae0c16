import { type Order } from '@larder/domain/contract';
import { Alert, Button, Card, Text } from '@larder/ui';
import { FileText, PackageSearch, Printer, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '../../../components/RouterButton';
import { useFormats } from '../../../hooks/useFormats';
import * as styles from './Checkout.css';
import { OrderAmounts } from './OrderAmounts';
import { useAccountMoney } from '../../../hooks/useAccountMoney';

/** A placed order: number, delivery dates, total and the supplier invoice. */
export function DoneStep({ order }: { order: Order }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { majorMoney } = useAccountMoney();
  const dateOf = (productId: number) => order.deliveries.find((entry) => entry.productId === productId)?.shippingDate;
  return (
    <div className={styles.doneFacts}>
      <Alert tone="success" title={t('checkout.done.title', { number: order.id })}>
        {t('checkout.done.text', { total: majorMoney(order.total), invoice: order.invoiceId })}
      </Alert>
      <Card
        title={t('checkout.done.number', { number: order.id })}
        titleEndContent={<Text tone="muted">{formats.date(order.createdAt, { dateStyle: 'medium' })}</Text>}
        footer={
          <div className={`${styles.pills} ${styles.onScreen}`}>
            <RouterButton
              to="/apps/invoice/preview/$id"
              params={{ id: String(order.invoiceId) }}
              variant="filled"
              startIcon={FileText}
            >
              {t('checkout.done.invoice', { number: order.invoiceId })}
            </RouterButton>
            <RouterButton
              to="/apps/ecommerce/checkout/order/$id"
              params={{ id: String(order.id) }}
              startIcon={PackageSearch}
            >
              {t('checkout.empty.showOrder', { number: order.id })}
            </RouterButton>
            <RouterButton to="/apps/ecommerce/shop" startIcon={ShoppingBasket}>
              {t('checkout.keepShopping')}
            </RouterButton>
            <Button variant="plain" startIcon={Printer} onClick={() => window.print()}>
              {t('checkout.done.print')}
            </Button>
          </div>
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role without bullets */}
        <ul role="list" className={styles.deliveries}>
          {order.lines.map((line) => {
            const date = dateOf(line.productId);
            return (
              <li key={line.productId} className={styles.deliveryRow}>
                <span className={styles.deliveryName}>
                  {formats.number(line.qty)} × <bdi>{line.name}</bdi>
                </span>
                {date && (
                  <Text tone="muted">
                    {t('checkout.line.delivery', {
                      date: formats.date(date, { weekday: 'short', day: 'numeric', month: 'short' }),
                    })}
                  </Text>
                )}
                <span>{majorMoney(line.total)}</span>
              </li>
            );
          })}
        </ul>
        <OrderAmounts order={order} />
      </Card>
    </div>
  );
}
