import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { productSearch } from '../../../../features/shop/shopSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/shop/ProductDetailPage'));

export const Route = createFileRoute('/_shell/apps/ecommerce/product-detail/$slug')({
  validateSearch: productSearch,
  beforeLoad: requireAccess,
  loader: ({ context, params }) => page.load().then(({ loadProduct }) => loadProduct(context.queryClient, params.slug)),
  component: page.component('ProductDetailPage'),
});
