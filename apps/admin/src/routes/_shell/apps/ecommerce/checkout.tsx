import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { checkoutSearch } from '../../../../features/checkout/checkoutSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/checkout/CheckoutPage'));

export const Route = createFileRoute('/_shell/apps/ecommerce/checkout')({
  validateSearch: checkoutSearch,
  beforeLoad: requireAccess,
  loaderDeps: ({ search: { step } }) => ({ step }),
  loader: ({ context, deps }) => page.load().then(({ loadCheckout }) => loadCheckout(context.queryClient, deps.step)),
  component: page.component('CheckoutPage'),
});
