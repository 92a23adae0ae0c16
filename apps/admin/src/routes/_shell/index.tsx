import { createFileRoute } from '@tanstack/react-router';
import { dashboardSearch } from '../../features/dashboard/dashboardSearch';
import { lazyPage } from '../../components/lazyPage';

const page = lazyPage(() => import('../../features/dashboard/SalesDashboardPage'));

export const Route = createFileRoute('/_shell/')({
  validateSearch: dashboardSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    page.load().then(({ loadSalesDashboard }) => loadSalesDashboard(context.queryClient, deps)),
  component: page.component('SalesDashboardPage'),
});
