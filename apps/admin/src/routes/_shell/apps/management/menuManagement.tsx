import { createFileRoute } from '@tanstack/react-router';
import { menuSearch } from '../../../../features/menu/menuSearch';
import { lazyPage } from '../../../../components/lazyPage';
import { requireAccess } from '../../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../../features/menu/MenuPage'));

export const Route = createFileRoute('/_shell/apps/management/menuManagement')({
  validateSearch: menuSearch,
  staticData: { workplaceSearch: [] },
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadMenu }) => loadMenu(context.queryClient, deps)),
  component: page.component('MenuPage'),
});
