import { createFileRoute } from '@tanstack/react-router';
import { analyticsSearch } from '../../../features/dashboard/analyticsSearch';
import { lazyPage } from '../../../components/lazyPage';
import { requireAccess } from '../../../shell/navigation/guards';

const page = lazyPage(() => import('../../../features/dashboard/AnalyticsDashboardPage'));

export const Route = createFileRoute('/_shell/dashboard/analytics')({
  validateSearch: analyticsSearch,
  beforeLoad: requireAccess,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    page.load().then(({ loadAnalyticsDashboard }) => loadAnalyticsDashboard(context.queryClient, deps)),
  component: page.component('AnalyticsDashboardPage'),
});
