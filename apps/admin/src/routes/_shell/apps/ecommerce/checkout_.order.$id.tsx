import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/checkout/OrderPage'));

export const Route = createFileRoute('/_shell/apps/ecommerce/checkout_/order/$id')({
  beforeLoad: requireAccess,
  loader: ({ context }) => page.load().then(({ loadOrder }) => loadOrder(context.queryClient)),
  component: page.component('OrderPage'),
});
