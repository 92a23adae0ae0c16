import { ordersQuery, useOrders, useServerToday, type QueryClient } from '@larder/domain';
import { orderDelivery, type Order } from '@larder/domain/contract';
import { Breadcrumbs, Button, EmptyState, PageHeader, Skeleton, StatusPill } from '@larder/ui';
import { useParams } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { RouterButton, RouterLink } from '../../components/RouterButton';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useFormats } from '../../hooks/useFormats';
import * as styles from './components/Checkout.css';
import { OrderFacts } from './components/OrderFacts';
import { OrderLines } from './components/OrderLines';

const ordersPath = '/apps/ecommerce/orders';

/** Starts the query without waiting for it: the page shows loading and error states. */
export async function loadOrder(queryClient: QueryClient) {
  void queryClient.prefetchQuery(ordersQuery());
}

/** A past order: lines, amounts, delivery and supplier invoice. */
export function OrderPage() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/_shell/apps/ecommerce/checkout_/order/$id' });
  const query = useOrders();
  const order = query.data?.find((each) => String(each.id) === id);
  // The order may be newer than the cached list.
  const isPending = !order && (query.isPending || query.isFetching);
  const title = t('checkout.done.number', { number: id });
  useDocumentTitle(title);

  if (!order && !isPending && !query.isError)
    return (
      <EmptyState
        illustration="search"
        headingLevel={1}
        title={t('checkout.order.notFound.title')}
        description={t('checkout.order.notFound.description', { id })}
        actions={
          <RouterButton to={ordersPath} variant="filled" size="bar">
            {t('checkout.order.notFound.orders')}
          </RouterButton>
        }
      />
    );
  return (
    <div className={styles.page} aria-busy={isPending || undefined}>
      <OrderHeader title={title} order={order} />
      {order ? (
        <div className={styles.columns}>
          <OrderLines order={order} />
          <div className={styles.panel}>
            <OrderFacts order={order} />
          </div>
        </div>
      ) : query.isError ? (
        <LoadError title={t('checkout.notLoaded')} query={query} size="md" />
      ) : (
        <div className={styles.columns}>
          <Skeleton blockSize={420} />
          <Skeleton blockSize={360} />
        </div>
      )}
    </div>
  );
}

function OrderHeader({ title, order }: { title: string; order: Order | undefined }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const today = useServerToday();
  const { state, last = today } = order ? orderDelivery(order, today) : {};
  return (
    <PageHeader
      title={title}
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: t('nav.pages.orders'), href: ordersPath }, { label: title }]}
          renderLink={({ className, children }) => (
            <RouterLink to={ordersPath} tone="inherit" className={className}>
              {children}
            </RouterLink>
          )}
        />
      }
      description={
        order &&
        state && (
          <span className={styles.pills}>
            {t('checkout.order.placed', { date: formats.date(order.createdAt, { dateStyle: 'medium' }) })}
            <StatusPill tone={state === 'due' ? 'secondary' : 'info'}>
              {t(`checkout.order.delivery.${state}`, {
                date: formats.date(last, { weekday: 'short', day: 'numeric', month: 'short' }),
              })}
            </StatusPill>
          </span>
        )
      }
      actions={
        order && (
          <Button className={styles.onScreen} startIcon={Printer} onClick={() => window.print()}>
            {t('checkout.done.print')}
          </Button>
        )
      }
    />
  );
}
