import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { shopList } from '../../../../features/shop/shopSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/shop/ShopPage'));

export const Route = createFileRoute('/_shell/apps/ecommerce/shop')({
  validateSearch: shopList.search,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadShop }) => loadShop(context.queryClient, deps)),
  component: page.component('ShopPage'),
});
