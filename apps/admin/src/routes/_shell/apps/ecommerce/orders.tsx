import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/checkout/OrdersPage'));

export const Route = createFileRoute('/_shell/apps/ecommerce/orders')({
  beforeLoad: requireAccess,
  loader: ({ context }) => page.load().then(({ loadOrders }) => loadOrders(context.queryClient)),
  component: page.component('OrdersPage'),
});
