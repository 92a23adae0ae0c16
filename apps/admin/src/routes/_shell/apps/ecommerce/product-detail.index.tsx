import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireAccess } from '../../../../shell/navigation/guards';

/** Without a slug, redirects to the first featured product. */
export const Route = createFileRoute('/_shell/apps/ecommerce/product-detail/')({
  beforeLoad: requireAccess,
  loader: async ({ context }) => {
    const { firstProductSlug } = await import('../../../../features/shop/shopQueries');
    const slug = await firstProductSlug(context.queryClient);
    throw slug === undefined
      ? redirect({ to: '/apps/ecommerce/shop', replace: true })
      : redirect({ to: '/apps/ecommerce/product-detail/$slug', params: { slug }, replace: true });
  },
});
