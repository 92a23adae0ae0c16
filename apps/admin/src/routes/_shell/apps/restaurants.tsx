import { createFileRoute } from '@tanstack/react-router';
import { restaurantsSearch } from '../../../features/restaurants/restaurantList';
import { lazyPage } from '../../../components/lazyPage';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/restaurants/RestaurantsPage'));

export const Route = createFileRoute('/_shell/apps/restaurants')({
  validateSearch: restaurantsSearch,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadRestaurants }) => loadRestaurants(context.queryClient, deps)),
  component: page.component('RestaurantsPage'),
});
