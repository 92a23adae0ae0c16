import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../components/lazyPage';
import { pricingSearch } from '../../../features/pricing/pricingSearch';

const page = lazyPage(() => import('../../../features/pricing/PricingPage'));

export const Route = createFileRoute('/_shell/pages/pricing')({
  validateSearch: pricingSearch,
  loader: ({ context }) => page.load().then(({ loadPricing }) => loadPricing(context.queryClient)),
  component: page.component('PricingPage'),
});
