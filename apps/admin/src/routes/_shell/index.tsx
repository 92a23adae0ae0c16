import { createFileRoute } from '@tanstack/react-router';
import { dashboardSearch } from '../../features/dashboard/dashboardSearch';
import { lazyPage } from '../../components/lazyPage';
import { requireStartPage } from '../../shell/navigation/guards';

const page = lazyPage(() => import('../../features/dashboard/SalesDashboardPage'));

export const Route = createFileRoute('/_shell/')({
  validateSearch: dashboardSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location }) => {
    // In parallel, because the dashboard is the first page that most users load.
    const [{ loadSalesDashboard }] = await Promise.all([page.load(), requireStartPage({ location })]);
    return loadSalesDashboard(context.queryClient, deps);
  },
  component: page.component('SalesDashboardPage'),
});
