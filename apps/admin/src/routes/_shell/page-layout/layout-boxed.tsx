import { createFileRoute } from '@tanstack/react-router';
import { dashboardSearch } from '../../../features/dashboard/dashboardSearch';
import { lazyPage } from '../../../components/lazyPage';

const page = lazyPage(() => import('../../../features/dashboard/PageLayoutPage'));

export const Route = createFileRoute('/_shell/page-layout/layout-boxed')({
  validateSearch: dashboardSearch,
  staticData: { shell: { contentWidth: 'boxed' } },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => page.load().then(({ loadPageLayout }) => loadPageLayout(context.queryClient, deps)),
  component: page.component('PageLayoutPage'),
});
