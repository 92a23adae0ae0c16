import { ordersQuery, useOrders, type QueryClient } from '@larder/domain';
import { Card, EmptyState, PageHeader, Skeleton } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../components/LoadError';
import { RouterButton } from '../../components/RouterButton';
import { usePageTitle } from '../../hooks/usePageTitle';
import { OrderList } from './components/PastOrders';

/** Starts the query without waiting for it: the page shows loading and error states. */
export async function loadOrders(queryClient: QueryClient) {
  void queryClient.prefetchQuery(ordersQuery());
}

/** All orders of the user in the shop, newest first. */
export function OrdersPage() {
  const { t } = useTranslation();
  const title = usePageTitle();
  const query = useOrders();
  const orders = query.data;
  const content = () => {
    if (!orders && query.isError) return <LoadError title={t('checkout.notLoaded')} query={query} size="md" />;
    if (!orders) return <Skeleton blockSize={320} />;
    if (orders.length > 0)
      return (
        <Card title={t('checkout.past.title')}>
          <OrderList orders={orders} />
        </Card>
      );
    return (
      <EmptyState
        headingLevel={2}
        title={t('checkout.past.none')}
        description={t('checkout.past.noneHint')}
        actions={
          <RouterButton to="/apps/ecommerce/shop" variant="filled">
            {t('checkout.empty.shop')}
          </RouterButton>
        }
      />
    );
  };
  return (
    <div aria-busy={query.isPending || undefined}>
      <PageHeader title={title} />
      {content()}
    </div>
  );
}
