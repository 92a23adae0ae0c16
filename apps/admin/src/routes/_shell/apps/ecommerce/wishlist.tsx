import { createFileRoute } from '@tanstack/react-router';
import { lazyPage } from '../../../../components/lazyPage';
import { wishlistSearch } from '../../../../features/shop/shopSearch';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/shop/WishlistPage'));

export const Route = createFileRoute('/_shell/apps/ecommerce/wishlist')({
  validateSearch: wishlistSearch,
  beforeLoad: requireAccess,
  loader: ({ context }) => page.load().then(({ loadWishlist }) => loadWishlist(context.queryClient)),
  component: page.component('WishlistPage'),
});
